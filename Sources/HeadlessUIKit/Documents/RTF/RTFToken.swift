/// A piece of RTF.
enum RTFToken {
  case open, close
  /// `\b0` is the word `b` with the number 0.
  case word(String, Int?)
  /// `\*` and the like.
  case symbol(UInt8)
  /// `\'e9`, or a byte of text.
  case byte(UInt8)
}
