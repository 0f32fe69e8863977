import { createRef } from 'react';
import type { Conformance } from '../testing/conformance';
import { SearchBox } from './search-box';
import { SearchSuggestions } from './search-suggestions';

export default [
  { part: <SearchBox label="ค้นหาในเว็บไซต์" name="q" />, root: 'div', control: 'input' },
  {
    part: <SearchSuggestions input={createRef<HTMLInputElement>()} load={() => Promise.resolve([])} />,
    root: 'div',
  },
] satisfies Conformance[];
