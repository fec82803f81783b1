/** How people hasten to write what an age is said with; the word that is meant comes first in each row. */
const ROWS = `
only onyl olny onli onlyy ony onlu
just jst jus jsut juss
still stil sitll stll
actually actualy acctually actualyy aktually actully
not nt nott
have hve hav
havent havnt havnet
even evn
years yers yeras yera yeers yearz yrz yaers
turning trning turnin
abhi abi abhii abhie abhe
magar mgr magr mager
par pr
lekin lkn lekn likin
chal chl
raha rhaa
birthday bday birthdy brthday budday bdy birthdae janamdin janmdin
class clas clss calss claas klas klass
standard stndard standrad standerd stnd stdrd
padhta pdhta pdta
padhti pdhti pdti
pura poora puraa
school schl scl skool shcool
and nd
girl gurl gal gurll
boy boi
sixteen sixten sixtn sixteeen
seventeen sevnteen sevteen seventen
fifteen fiften fiftn fifteeen
`;

export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [meant = '', ...written] = row.split(' ');
      return written.map((word): [string, string] => [word, meant]);
    }),
);
