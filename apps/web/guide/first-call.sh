curl -sS "$WAYBILL/api/timeline/package/metadata" \
  -H "Authorization: Bearer $WAYBILL_KEY"
