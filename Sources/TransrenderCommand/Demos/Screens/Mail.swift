import HeadlessUIKit

/// One message of the demo inbox.
struct Mail {
  let sender: String
  let subject: String
  let preview: String
  let date: String
  var isUnread = false

  static let inbox = [
    Mail(
      sender: "Amelia Hart",
      subject: "See you at the station",
      preview: "The 18:04 stops at both ends of town, so take whichever platform is dry.",
      date: "9:41",
      isUnread: true
    ),
    Mail(
      sender: "Jonas Weber",
      subject: "Quarterly review",
      preview: "Slides are attached. Comments by Thursday would be perfect.",
      date: "9:12",
      isUnread: true
    ),
    Mail(
      sender: "Tile & Stone",
      subject: "Your delivery",
      preview: "We will arrive between eight and ten. Please keep the driveway clear.",
      date: "8:30"
    ),
    Mail(
      sender: "Lisbon Air",
      subject: "Boarding pass",
      preview: "Gate B22, boarding closes at 07:45. Your seat is 14A, by the window.",
      date: "Yesterday"
    ),
    Mail(
      sender: "Run Club",
      subject: "Ten kilometres along the river",
      preview: "Meet at the old lock at half past six. Bring a lamp and dry socks.",
      date: "Yesterday"
    ),
    Mail(
      sender: "Priya Nair",
      subject: "Three novels and a cookbook",
      preview: "You asked for a holiday reading list, so here is mine, in no order.",
      date: "Sunday"
    ),
    Mail(
      sender: "Studio North",
      subject: "Invoice 2291",
      preview: "Thank you, the payment of 14 March has reached us.",
      date: "Saturday"
    ),
    Mail(
      sender: "Grandpa",
      subject: "Tomatoes",
      preview: "The seedlings are ready. Come by with a box before it gets cold again.",
      date: "Friday"
    ),
  ]

  static let body = """
    The 18:04 stops at both ends of town, so take whichever platform is dry.

    I have the tickets and the good map. If the weather holds, we can walk the ridge first and be at \
    the hut before dark; if not, there is a bus from the church every half hour.

    Don't forget the thermos.

    Amelia
    """
}
