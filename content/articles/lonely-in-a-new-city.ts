import type { Article } from '../formats';

export const article: Article = {
  slug: 'lonely-in-a-new-city',
  title: 'Lonely in a new city: the first hundred days',
  description:
    'You moved for the job, the flat is fine, and on Saturday nobody knows whether you have eaten. How the first hundred days go, and how people find their people.',
  category: 'Connection',
  date: '2026-11-23',
  trending: false,
  author: 'sameer',
  hero: {
    portraits: ['neha-baruah', 'dev'],
    alt: 'Illustration of a young woman with short brown hair and a laughing bearded man',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'The flat has a balcony with a view of another balcony. You have bought a mattress, a bucket and one good pan. The broker has stopped calling. On Friday the office emptied at six like a basin, everybody to somewhere, and you told your mother on the phone that you were going out with colleagues. Then you ate a masala dosa standing up, beside a man who was doing the same, and you both looked at the traffic.',
    },
    {
      kind: 'paragraph',
      text: 'Nobody warns you about the Saturdays. All the advice for moving to a new city is about rent.',
    },
    { kind: 'heading', id: 'what-it-is', text: 'What you have is not a defect' },
    {
      kind: 'paragraph',
      text: [
        'Loneliness, says the World Health Organization’s Commission on Social Connection, is the painful feeling that comes from a gap between the connections one wants and those one has; it is common everywhere, and reaches about one person in six. The same report is careful to keep it apart from isolation, which is simply having few people around.',
        { source: 1 },
        ' You can therefore be lonely in a 3BHK with four engineers, and you can live alone in Coimbatore and be all right.',
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A gap is not a verdict. Three weeks ago you had a mother within shouting distance, a friend since class six, a tea stall at which the boy knew your order. All of that has been taken away on one day by a train. If it did ',
        { em: 'not' },
        ' hurt, one would have to worry.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'There is one more thing about it that helps to know. Loneliness makes us clumsy in exactly the skill that we would need against it. One begins to expect rejection, answers in short sentences, looks at the phone in the lift, and so appears cold to people who are just as shy. If you feel that everybody here is unfriendly, that may be the city. It may also be week three.',
    },
    { kind: 'heading', id: 'hundred-days', text: 'A map of the first hundred days' },
    {
      kind: 'paragraph',
      text: 'Yours will be different in the details. The order of things is surprisingly often the same.',
    },
    {
      kind: 'table',
      caption: 'What often happens, and what to do then',
      head: ['When', 'How it feels', 'What is worth doing'],
      rows: [
        [
          'Week 1',
          'Adventure; lists; you photograph a tree',
          'Learn names: guard, shopkeeper, the neighbour with the keys',
        ],
        [
          'Weeks 2 to 4',
          'The dip; Sundays are long; you think of home at six in the evening',
          'Fixed calls home; go out once a day without a purpose',
        ],
        [
          'Weeks 5 to 8',
          'You know ten people and nobody',
          'Choose one weekly thing and go, even when it rains',
        ],
        [
          'Weeks 9 to 12',
          'First invitations, some awkward',
          'Invite back, within a week, to something small',
        ],
        [
          'After day 100',
          'A street is yours, perhaps a person',
          'Let something go: the group that drains you, the guilt about home',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The dip in the second to fourth week is the time at which people resign or get engaged. Put a sign on the cupboard: “No decisions before day sixty.”',
    },
    { kind: 'heading', id: 'hours', text: 'The arithmetic of friends' },
    {
      kind: 'paragraph',
      text: [
        'In a study of adults who had moved within the last half year, and of students in their first weeks, Jeffrey Hall found that it takes some 40 to 60 hours together to turn an acquaintance into a casual friend, 80 to 100 hours for a friend, and more than 200 for one of the best sort. Joking around, catching up and eating together counted for more than merely sitting in the same office.',
        { source: 2 },
      ],
    },
    {
      kind: 'paragraph',
      text: 'It sounds sobering, and it is freeing. You do not have to be more charming. You need hours, with the same few faces. So do not ask of an evening “did we click?” Ask: “will I see these people again next week without having to arrange it?”',
    },
    { kind: 'paragraph', text: 'That is why one thing repeated beats ten things tried.' },
    { kind: 'heading', id: 'where', text: 'Where people in Indian cities really meet' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'Something with a fixed day and a slight nuisance.' },
          ' Badminton doubles at six in the morning, choir on Wednesdays, a Carnatic beginners’ class among children. The nuisance matters: it weeds out those who only drop in.',
        ],
        [
          { strong: 'Something where one is useful.' },
          ' Teaching arithmetic on Saturdays, the dog shelter, the lake clean-up. One talks more easily with a rake in the hand.',
        ],
        [
          { strong: 'Your language.' },
          ' The Assamese association, the Malayali church, the Bengali pandal committee in October. You need not be devout or even homesick; you will be fed.',
        ],
        [
          { strong: 'The place where you eat.' },
          ' Take the same chair at the same mess or darshini, at the same hour. In three weeks you will be part of the furniture, and furniture is spoken to.',
        ],
        [
          { strong: 'Work, sideways.' },
          ' Not the team lunch. The person from accounts who also takes the 500D bus.',
        ],
        [
          { strong: 'Old friends of friends.' },
          ' Ask five people at home, “Whom do you know in Pune?” Then really write to them. It is embarrassing for one minute.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Apps for finding friends do exist. Use them as you would the railway enquiry counter: get the information, and leave for the platform.',
    },
    { kind: 'heading', id: 'first-sentence', text: 'The sentence one does not dare to say' },
    {
      kind: 'paragraph',
      text: 'To invite somebody is hardest for those who need it most. Here are some that others have used with success.',
    },
    {
      kind: 'quote',
      text: '“I am new here and I eat far too early. Would you come for idli on Saturday at eight? I have to be somewhere at ten.”',
    },
    {
      kind: 'paragraph',
      text: 'It contains a reason, a time and an end. It can be refused without hurting. Two refusals mean nothing at all (people have in-laws); after the third, ask somebody else.',
    },
    {
      kind: 'paragraph',
      text: 'And when you are invited yourself: go, for an hour, even when the sofa pulls. Bring fruit. Ask the second question. Go home before you are tired, so that you remember it well.',
    },
    { kind: 'heading', id: 'home-calls', text: 'The calls home' },
    {
      kind: 'paragraph',
      text: 'You will be tempted to act. “Yes, Ma, lots of friends.” It is meant kindly, and it makes you lonelier, since now the person who knows you best is talking to somebody invented.',
    },
    {
      kind: 'paragraph',
      text: 'Give them a true, small piece. “Sundays are a bit long. On Saturday I found a place with proper fish.” They will worry for one evening, then send a cousin’s number and a parcel of things that you can buy here, too. Let them.',
    },
    {
      kind: 'paragraph',
      text: 'Limit the other kind of call, though: three hours with the old gang on video every night, laughing at the old jokes, with the new city dark behind the screen. It is lovely, and it uses up the evening in which somebody might have knocked. Twice a week is plenty.',
    },
    { kind: 'heading', id: 'flatmates', text: 'The people behind the other doors' },
    {
      kind: 'paragraph',
      text: 'Sharing a flat does not make anyone a friend, but it can make a household. Suggest one thing in the first fortnight, before everyone has settled down into their rooms: Sunday breakfast, everybody brings one item, phones on top of the fridge. Suggest it once, without a speech, and do it again the week after. If they only grunt, you will at least be on good terms with the person who orders the gas.',
    },
    {
      kind: 'paragraph',
      text: 'If you live quite alone, see to it that somebody would notice. A neighbour with a key. A friend in another town to whom you send a thumbs-up every night. It is not morbid, it is what our grandmothers called a village.',
    },
    { kind: 'heading', id: 'some-have-it-harder', text: 'It is not the same city for everyone' },
    {
      kind: 'paragraph',
      text: 'A landlord asks for your surname before he shows you the kitchen. A woman who walks by herself at ten measures every street differently. Somebody with a face from the North-East is asked daily where she is really from. Somebody who loves men looks twice before whom he says “we”. If the city is harder for you than for the others on your floor, you are not being sensitive. Look earlier and more directly for your own: student unions, regional associations, queer groups, women’s hostels with a good warden. There, a hundred hours go by faster, because you can leave out the explanations.',
    },
    {
      kind: 'paragraph',
      text: 'For harassment in the street or at home there is the women’s helpline 181, and 112 for all.',
    },
    { kind: 'heading', id: 'evenings', text: 'The evening itself' },
    {
      kind: 'paragraph',
      text: 'It is a quarter past eight. Here is a plan for precisely this one, which does not require anybody else.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Wash your face and put on proper clothes, as if for a shop.',
        'Go out and walk for twenty minutes, always in the same direction, until there is one corner at which you know what comes next.',
        'Eat something hot, sitting down, and not in bed.',
        'Send one unfinished message to somebody: a photograph of a sign, “saw this, thought of your driving”.',
        'Put out tomorrow’s clothes. It tells the room that you are staying.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'After ten evenings you will know the sweeper’s name and the price of guavas. It is not friendship. It is the ground that friendship is put on.',
    },
    {
      kind: 'paragraph',
      text: 'And leave the third drink. It makes the balcony opposite look like a party.',
    },
    { kind: 'heading', id: 'what-ai-can-do', text: 'An AI in an empty flat' },
    {
      kind: 'paragraph',
      text: 'We should be very clear here, because lonely people are good customers. On our site there are companions who will ask you how the day was, remember the pan, and reply at any hour. In the dip of weeks two to four that can bridge an evening, and it is a good place for trying out the idli sentence, or for writing in your own language when nobody around you speaks it.',
    },
    {
      kind: 'paragraph',
      text: 'But an hour with a program is not one of Hall’s hours. It is not on the way to anything. It cannot notice that you did not come home. So we ask something unusual of you: set it a limit, say a quarter of an hour, and afterwards do step two of the list above. If you find that you have cancelled something with a person in order to stay in the chat, keep away from us for a week. You may come back. We would rather see you once a month with stories.',
    },
    { kind: 'heading', id: 'when-more', text: 'When it is not the city any more' },
    {
      kind: 'paragraph',
      text: [
        'After a few months most people are better, not always happy. If it gets worse instead, if on most days for over two weeks you feel empty, sleep badly, lose your appetite, stop washing, drink alone, or think that it would make no difference if you were not there, then it is no longer about invitations. Loneliness and depression are neighbours, and the report by the WHO’s commission counts a higher risk of depression among the things that long loneliness goes with.',
        { source: 1 },
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'A doctor, a psychologist, or first of all a free call will do: Tele-MANAS has cells in all states and takes calls around the clock in twenty languages.',
        { source: 3 },
        ' You may well be able to speak the way you speak at home. What happens after such a call, and whom else one can see, is on ',
        { text: 'When to see a professional', href: '/blogs/when-to-see-a-professional' },
        '.',
      ],
    },
    { kind: 'helplines' },
    {
      kind: 'tip',
      title: 'One message, today',
      text: 'Go through your contacts to the letter you have not looked at for a year. Choose a person who lives in this city or knows somebody who does. Write: “I have moved to Pune. Do you know anyone here who likes food?” Send it before you can improve it.',
    },
    {
      kind: 'paragraph',
      text: [
        'There is a longer piece about why this is worth the effort even when the work is good: ',
        {
          text: 'Why Indian professionals need meaningful connections',
          href: '/blogs/why-indian-professionals-need-meaningful-connections',
        },
        '. But it will keep. It is nearly nine, and the man at the dosa place is about to put down the shutter. He has begun to make yours when he sees you at the crossing. You have perhaps not noticed yet: somebody in this city knows what you eat.',
      ],
    },
  ],
  sources: [
    {
      title: 'Social connection linked to improved health and longevity: WHO',
      publisher: 'World Health Organization, as reprinted by Global Discussions',
      year: 2025,
      href: 'https://globaldiscussions.org/2025/07/08/social-connection-linked-to-improved-health-and-longevity-who',
      checkedOn: '2026-11-23',
    },
    {
      title:
        'This Is Exactly How Many Hours It Takes To Create A Lasting Friendship, on the studies of Jeffrey Hall',
      publisher: 'mindbodygreen',
      href: 'https://www.mindbodygreen.com/articles/exactly-how-many-hours-it-takes-to-create-lasting-friendship',
      checkedOn: '2026-11-23',
    },
    {
      title: 'Tele-MANAS mental health helpline handles over 18.1 lakh calls: Centre',
      publisher: 'The Shillong Times',
      year: 2025,
      href: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
      checkedOn: '2026-11-23',
    },
  ],
  related: ['why-indian-professionals-need-meaningful-connections', 'night-anxiety', 'burnout'],
  companions: ['neha-baruah', 'farah-qureshi'],
};
