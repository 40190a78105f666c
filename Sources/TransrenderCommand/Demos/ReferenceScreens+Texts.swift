extension ReferenceScreens {
  package struct Row {
    package let title: String
    package let subtitle: String
    package let icon: UInt32
  }

  package static let rows = [
    Row(title: "Amelia Hart", subtitle: "See you at the station at six then?", icon: 0xFF3B30),
    Row(title: "Quarterly review", subtitle: "Slides attached, comments welcome", icon: 0xFF9500),
    Row(
      title: "Kitchen renovation",
      subtitle: "The tiles arrive on Thursday morning",
      icon: 0xFFCC00
    ),
    Row(title: "Flight to Lisbon", subtitle: "Boarding closes at 07:45, gate B22", icon: 0x34C759),
    Row(title: "Morning run club", subtitle: "Ten kilometres along the river", icon: 0x00C7BE),
    Row(title: "Invoice 2291", subtitle: "Paid on 14 March, thank you", icon: 0x30B0C7),
    Row(title: "Book recommendations", subtitle: "Three novels and one cookbook", icon: 0x32ADE6),
    Row(title: "Saturday dinner", subtitle: "Bring the good olive oil please", icon: 0x007AFF),
    Row(
      title: "Release notes 4.2",
      subtitle: "Fixed a crash when rotating the device",
      icon: 0x5856D6
    ),
    Row(title: "Piano lesson", subtitle: "Scales, then the slow movement", icon: 0xAF52DE),
    Row(title: "Garden centre", subtitle: "Tomatoes, basil and a new spade", icon: 0xFF2D55),
    Row(title: "Weekend in the hills", subtitle: "Two nights, one map, no phones", icon: 0xA2845E),
  ]

  package static let promise = """
    A transition is a promise about space: the new screen comes from somewhere, and the old one \
    stays where it was. When motion keeps that promise people stop noticing it, and simply know \
    where they are.
    """

  package static let clock = """
    Every frame here is computed from the virtual clock alone. The same input gives the same \
    bytes on every machine, so a picture of frame seventeen can be reviewed, stored and compared \
    like any other file.
    """
}
