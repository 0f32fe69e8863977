import path from 'node:path';
import { openFolder, readFeed } from '@raang/journeys/gtfs';
import { expect, test } from 'vitest';
import { authority } from '../authority/authority';

const feed = readFeed(openFolder(path.resolve(import.meta.dirname, '../network/gtfs')));

test('the lines are those of the feed, with their names and colours', () => {
  const given = authority.lines.map(({ colour, ink, ...line }) => ({
    ...line,
    colour: colour.toUpperCase(),
    ink: ink.toUpperCase(),
  }));
  expect(given).toEqual(
    feed.lines.map(({ id, name, colour, textColour }) => ({
      id,
      name,
      colour: colour.toUpperCase(),
      ink: textColour.toUpperCase(),
    })),
  );
});
