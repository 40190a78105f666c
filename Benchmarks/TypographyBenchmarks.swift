import Foundation
import Typography

/// Wanted: the first glyphs of a process in 10 ms.
func typographyBenchmarks() throws {
  print("Typography")
  let body = TextAttributes(font: Font(size: 17))
  try measureText("first line of the process", count: 1, runs: 1) { _ in
    try TextLayout(StyledText("Hello, world", body))
  }
  try measureText("new line", count: 200) {
    try TextLayout(StyledText("Row number \($0)", body))
  }
  try measureText("known line", count: 10_000) { _ in
    try TextLayout(StyledText("Hello, world", body))
  }
  let long = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 40)
  try measureText("1 800 characters in a column", count: 5) {
    try TextLayout(StyledText(long, body), in: TextFrame(width: 350 + Double($0)))
  }
}

/// Each piece is asked for with a number of its own, so that the cache helps only where it should.
private func measureText(
  _ name: String,
  count: Int,
  runs: Int = 5,
  _ set: (Int) throws -> TextLayout
) throws {
  var number = 0
  var failure: (any Error)?
  measure(name, count: count, runs: runs) {
    var height = 0.0
    for _ in 0..<count {
      number += 1
      do { height += Double(try set(number).size.height) } catch { failure = error }
    }
    return height
  }
  if let failure { throw failure }
}
