/// A range of bytes and its replacement.
struct Edit: Hashable, Sendable {
  let bytes: Range<Int>
  let text: String
}

extension Edit {
  /// Sorted by position; an edit inside another one is dropped, since its text is replaced.
  static func inOrder(_ edits: [Edit]) -> [Edit] {
    let sorted = edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.bytes, right.element.bytes)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // An insertion comes before a replacement at the same position.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.count != b.count { return a.count > b.count }
      return left.offset < right.offset
    }
    var kept: [Edit] = []
    var end = 0
    for (_, edit) in sorted where edit.bytes.lowerBound >= end {
      kept.append(edit)
      end = max(end, edit.bytes.upperBound)
    }
    return kept
  }

  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.bytes.lowerBound]
      result += edit.text.utf8
      position = edit.bytes.upperBound
    }
    result += bytes[position...]
    return result
  }
}
