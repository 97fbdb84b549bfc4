-- What goes with a mail: kinds of files and what each is made of when the mail leaves.
ALTER TABLE outbox ADD COLUMN files jsonb;
