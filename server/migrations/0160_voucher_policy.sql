-- An agency decides whether its vouchers show the cancellation terms.
ALTER TABLE voucher_settings ADD COLUMN show_policy boolean NOT NULL DEFAULT true;
