-- One word per thing: what the site sends to its users is a notification.

UPDATE menu_entries SET title_en = 'Notifications' WHERE title_en = 'Notices' AND built_in;
