export WEBHOOK_SECRET=$(curl -sS "$WAYBILL/api/webhook-endpoints" \
  -H "Authorization: Bearer $WAYBILL_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"url": "http://localhost:5050/", "types": ["parcel.posted", "order.accepted", "order.delivered"]}' \
  | node -p 'JSON.parse(require("fs").readFileSync(0)).secret.key')
