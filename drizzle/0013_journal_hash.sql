-- The hash of an entry of the journal: SHA-256 in base64url of the entry without its hash, as canonical JSON (RFC 8785):
-- sorted names, no spaces, strings escaped as by JSON.stringify. PostgreSQL escapes in the same way; a test compares
-- the two.
CREATE OR REPLACE FUNCTION "journal_hash"(
  at timestamptz, browser text, detail text, event text, key_name text, key_type text, previous text, seq integer
) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select translate(encode(sha256(convert_to(
    '{"at":"' || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      || '","browser":' || coalesce(to_json(browser)::text, 'null')
      || ',"detail":' || coalesce(to_json(detail)::text, 'null')
      || ',"event":' || coalesce(to_json(event)::text, 'null')
      || ',"key":' || coalesce('{"name":' || to_json(key_name) || ',"type":' || to_json(key_type) || '}', 'null')
      || ',"previous":' || coalesce(to_json(previous)::text, 'null') || ',"seq":' || seq || '}',
    'UTF8')), 'base64'), '+/=', '-_')
$$;
