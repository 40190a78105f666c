/// Several fonts in one file.
package struct TrueTypeCollection: Sendable {
  private let files: [TrueTypeFile]

  package init(_ files: TrueTypeFile...) {
    self.files = files
  }

  package var bytes: [UInt8] {
    var head = Bytes()
    head.text("ttcf")
    head.long(0x0001_0000, files.count)
    var content: [UInt8] = []
    for file in files {
      let start = 12 + 4 * files.count + content.count
      head.long(start)
      content += Self.moved(file.bytes, by: start)
    }
    return head.bytes + content
  }

  /// The places of tables count from the start of the file.
  private static func moved(_ font: [UInt8], by offset: Int) -> [UInt8] {
    var font = font
    for number in 0..<(Int(font[4]) << 8 | Int(font[5])) {
      let place = 12 + 16 * number + 8
      let old = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      var new = Bytes()
      new.long(old + offset)
      font.replaceSubrange(place..<place + 4, with: new.bytes)
    }
    return font
  }
}
