curl -sS -X POST "$WAYBILL/api/timeline/package" \
  -H "Authorization: Bearer $WAYBILL_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"price": "a lot"}'
