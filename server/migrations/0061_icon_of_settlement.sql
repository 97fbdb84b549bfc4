-- Choosing what to settle is not the bills themselves. What the staff have changed stays.
UPDATE menu_entries SET icon = 'fa fa-tasks'
WHERE name IN ('bill/apply', 'user/bill/apply') AND icon = 'fa fa-file-text-o' AND built_in;
