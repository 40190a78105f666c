extension Lexer {
  mutating func readString(hashes: Int) {
    let start = position
    position += hashes
    // `#"""#` is one quotation mark.
    let isMark = hashes > 0 && hashMarks(at: 3) >= hashes
    let isMultiline =
      byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && !isMark
    position += isMultiline ? 3 : 1
    readText(OpenString(hashes: hashes, isMultiline: isMultiline), from: start, isStart: true)
  }

  /// After the parenthesis that ends an interpolation.
  mutating func resumeString() {
    let start = position
    position += 1
    let open = strings.removeLast()
    readText(open, from: start, isStart: false)
  }

  private mutating func readText(_ open: OpenString, from start: Int, isStart: Bool) {
    while position < bytes.count {
      let current = byte()
      if current == UInt8(ascii: "\\"), hashMarks(at: 1) >= open.hashes {
        position += 1 + open.hashes
        if byte() == UInt8(ascii: "(") {
          position += 1
          emit(isStart ? .stringStart : .stringMiddle, from: start)
          strings.append(OpenString(hashes: open.hashes, isMultiline: open.isMultiline))
          return
        }
        if !byte().isNewline || open.isMultiline, position < bytes.count { position += 1 }
      } else if current == UInt8(ascii: "\""), endsString(open) {
        position += (open.isMultiline ? 3 : 1) + open.hashes
        return emit(isStart ? .string : .stringEnd, from: start)
      } else if current.isNewline, !open.isMultiline {
        break
      } else {
        position += 1
      }
    }
    note("a string is not closed", at: start)
    emit(isStart ? .string : .stringEnd, from: start)
  }

  private func endsString(_ open: OpenString) -> Bool {
    guard open.isMultiline else { return hashMarks(at: 1) >= open.hashes }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      && hashMarks(at: 3) >= open.hashes
  }

  private func hashMarks(at distance: Int) -> Int {
    var count = 0
    while byte(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
