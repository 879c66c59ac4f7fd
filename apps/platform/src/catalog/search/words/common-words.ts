/**
 * Everyday words that shoppers mean as they type them. Each is only a letter or two away from another one, so
 * a shop without gifts shouldn't offer lifts. Normalized.
 */
const COMMON = new Set(
  `apron armchair art baby bag ball balloon band bank bar barn base basket bath beach bead bean bear beard bed bedding
  bee bell belt bench bike bin bird birthday blade blind block board boat body bone book bookcase boot bottle bow box
  boy bracelet brass bread brick bridge broom brother brown brush bucket bulb bunny button cabinet cable cake calendar
  camera can candle cap car card care carpet case cat chain chair chalk cheap cheese chess chest child children
  christmas clay clean clip clock cloth clothes coal coaster coat coffee coin comb computer cook cookie copper corn
  cotton couch cover cow cream crown cup curry cushion cutlery dad daughter decor deer desk diary dinner dish dog doll
  door dough drawer drawing dress drink drum duck dust earring easter egg fabric face family fan father feather felt
  female fence fig file film fire fish flag flask floor flour flower fly food foot fork fox frame friend frog fruit
  fur furniture game garden garland gate gift girl glass globe glove glue goat gold golf grass grater grey grill guitar
  hair hammer hand handle hat heart heel hen herb holder home honey hook horse hose house jacket jam jar jeans jewel
  jewelry jug juice jumper kettle key kid king kitchen kite knife knit lace ladder ladle lamb lamp lantern laptop
  large leaf leather letter lid lift light lime linen lion lipstick lock log male man map marble mask mat match meat
  medium men metal milk mirror mobile money monkey moon moss mother mould mouse mouth mug mum music nail napkin neck
  necklace needle nest net new newspaper night nose note notebook nut oak oil old olive onion orange ornament oven owl
  paint painting pan pants paper party pasta pear pearl pebble pen pencil pepper perfume phone photo piano picture pie
  pig pillow pin pink pizza plant plate play pocket pool poster pot pram present print puppet purple purse puzzle queen
  quilt rabbit radio rain rattle red rice ring robe rock roll roof room root rope rose rubber rug ruler sack sail salad
  salt sand sandal sauce scarf school scissors screen seat second sew shade shampoo shawl sheep sheet shelf shell shirt
  shoe shop short shovel shower side silk silver sink sister skirt sleeve slipper small snow soap sock sofa soft son
  soup spice sponge spoon square stand star steel stick sticker stone stool storage stove straw string sugar suit sun
  sweater swing table tag tall tank tape tea teddy tent thread throw tie tile tin tool top towel tower toy train tray
  tree trunk tub tube tulip vase vest wagon wall wallet wash watch water wax wedding wheel whisk white wine wing winter
  wire woman women wood wool wrap wreath yarn yellow
  abend apfel arm auge auto ball bank baum becher bett bild blatt blau blume boden brett brief brille brot bruder buch
  buchse buro dach dame decke dose draht duft ecke eimer eis engel ente erde essen fach faden farbe fass feder feld
  fell fenster feuer filz fisch flasche form frau freund fuchs fuss gabel garn garten gelb geld geschenk glas glocke
  gold gras grau griff gross grun gurtel haar haken halter hand hase haus heft hemd herd herr herz holz honig hose huhn
  hund hut insel jacke jahr kaffee kamm kanne kappe karte kasse kasten katze kelle kerze kessel kette kind kissen kiste
  klein kleid knopf koch koffer kopf korb kragen kranz kreide krone krug kuche kuchen kugel kuh lampe leder leim leine
  leinen leiter licht liebe loffel luft mann mantel maus meer messer milch mobel mond mutter mutze nadel nagel name nase
  neu obst ofen ohr oma onkel opa osten ostern papier pfanne pfeffer pferd pilz platte post puppe rabe rad rahmen rand
  rasen regal regen reis ring rock rohr rosa rose rot sack saft salz samt sand schaf schal schale schere schirm schloss
  schuh schwarz seide seife seil sessel sieb silber sohn sonne spiegel spiel stein stern stift stoff strand stuhl suppe
  tafel tanne tante tasche tasse tee teig teller teppich tier tisch tochter topf torte tuch tulpe tur uhr vase vater
  vogel vorhang wachs wald wand wanne wasser weich wein weiss welle wild wolle wurfel wurst zahn zange zaun zelt zucker`.split(
    /\s+/,
  ),
)

/** Whether a normalized word means something as it is, so that it isn't corrected. */
export const isCommon = (word: string): boolean => COMMON.has(word)
