-- A place has stations in walking distance; before, it had ways that could begin with a change to another system.
-- The next import of the content replaces these rows; until then they have to be readable.
UPDATE "named_places" SET "place" = ("place" - 'ways' - 'system')
	|| jsonb_build_object('near', coalesce(
		(SELECT jsonb_agg("way") FROM jsonb_array_elements("place"->'ways') AS "way" WHERE NOT "way" ? 'change'), '[]'))
	|| CASE WHEN "place"->>'kind' = 'station' THEN '{"kind": "other"}' ELSE '{}' END::jsonb
WHERE "place" ? 'ways';
