# What you posted, then what somebody carries.
curl -sS "$WAYBILL/api/orders/packages" -H "Authorization: Bearer $WAYBILL_KEY"
curl -sS "$WAYBILL/api/orders?role=sender" -H "Authorization: Bearer $WAYBILL_KEY"
