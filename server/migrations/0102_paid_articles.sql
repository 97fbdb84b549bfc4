-- What a member has spent on articles counts into the limits of a day and a month: found without reading other postings.
CREATE INDEX ledger_postings_of_articles ON ledger_postings (user_id, created_at) WHERE event = 'article';
