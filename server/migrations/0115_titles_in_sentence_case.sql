-- As all other titles are written, unless the seller has changed them.
UPDATE menu_entries SET title_en = left(title_en, 1) || lower(substr(title_en, 2))
WHERE built_in AND title_en IN ('Work Orders', 'My Comments', 'My Articles', 'Bought Articles');
