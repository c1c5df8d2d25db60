-- What is sold abroad is priced in dollars and paid with PayPal (docs/decisions/0060). Money to collect stays in naira.
alter table sale
  drop constraint sale_currency_check,
  add constraint sale_currency_check check (currency = 'NGN' or (currency = 'USD' and not is_collected));
