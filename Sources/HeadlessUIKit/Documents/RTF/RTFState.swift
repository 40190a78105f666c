/// What the groups of RTF keep and bring back.
struct RTFState {
  /// Where text goes.
  enum Destination {
    case text, nowhere, fonts, colors, instruction
  }

  var destination = Destination.text
  var style = RTFState.plain
  /// Its number in the table of fonts.
  var font: Int?
  /// How many bytes stand for a character that is given by its number.
  var skipped = 1
  var isHidden = false

  // [D] Text has 12 points unless it is told otherwise.
  static let plain = DocumentStyle()
}
