import Bitmap
import Foundation
import Geometry
import Scene

extension PDFPainter {
  func paintObject(_ name: String) throws(VectorImageError) {
    guard let stream = resource("XObject", name).stream else { return }
    switch file.resolve(stream.dictionary["Subtype"]).name {
    case "Form":
      try masked { () throws(VectorImageError) in try self.paintForm(stream) }
    case "Image": try paintImage(stream)
    default: canvas.omit("an object that is neither a form nor an image")
    }
  }

  // MARK: Forms

  /// A form that is a transparency group is composited as one picture.
  func paintForm(_ stream: PDFStream) throws(VectorImageError) {
    let isGroup = file.resolve(stream.dictionary["Group"]).dictionary != nil
    let opacity = state.fill.opacity
    let group = DrawingGroup(opacity: opacity, blendMode: state.blendMode)
    guard isGroup, opacity < 1 || state.blendMode != .normal else {
      try paintContent(of: stream)
      return
    }
    let outer = state
    (state.fill.opacity, state.stroke.opacity, state.blendMode) = (1, 1, .normal)
    try canvas.grouped(group) { () throws(VectorImageError) in
      try self.paintContent(of: stream)
    }
    state = outer
  }

  private func paintContent(of stream: PDFStream) throws(VectorImageError) {
    guard depth < VectorLimits.depth else {
      throw .tooLarge(limit: "\(VectorLimits.depth) nested forms")
    }
    guard let content = file.unpack(stream) else {
      canvas.omit("a form that cannot be decoded")
      return
    }
    let own = file.resolve(stream.dictionary["Resources"]).dictionary ?? resources
    let outer = patternSpace
    depth += 1
    try save()
    // The group is painted through the mask as a whole.
    state.mask = nil
    if let matrix = matrix(stream.dictionary["Matrix"]) { try concatenate(matrix) }
    if let box = rect(stream.dictionary["BBox"]) {
      try canvas.record(.clip(Path(rect: box), rule: .winding))
    }
    patternSpace = state.transform
    try run(content, resources: own)
    try restore()
    depth -= 1
    patternSpace = outer
  }

  func matrix(_ value: PDFObject?) -> CGAffineTransform? {
    guard let numbers = file.numbers(value), numbers.count == 6 else { return nil }
    return CGAffineTransform(numbers)
  }

  func rect(_ value: PDFObject?) -> CGRect? {
    guard let numbers = file.numbers(value), numbers.count == 4 else { return nil }
    let limited = numbers.map { CGFloat($0.clamped(to: PDFOperands.reach)) }
    return CGRect(
      x: limited[0],
      y: limited[1],
      width: limited[2] - limited[0],
      height: limited[3] - limited[1]
    ).standardized
  }

  // MARK: Masks

  /// Paints through the current mask.
  func masked(_ body: () throws(VectorImageError) -> Void) throws(VectorImageError) {
    guard let mask = state.mask else { return try body() }
    guard depth < VectorLimits.depth else {
      throw .tooLarge(limit: "\(VectorLimits.depth) nested masks")
    }
    state.mask = nil
    try canvas.grouped(DrawingGroup()) { () throws(VectorImageError) in
      try body()
      try self.canvas.grouped(DrawingGroup(blendMode: .destinationIn)) {
        () throws(VectorImageError) in
        try self.paint(mask)
      }
    }
    state.mask = mask
  }

  private func paint(_ mask: PDFMask) throws(VectorImageError) {
    let (outer, mode) = (state, canvas.mode)
    guard state.transform.isInvertible else { return }
    let back = mask.transform.concatenating(state.transform.inverted())
    state = PDFState(transform: state.transform)
    canvas.mode = mask.isLuminance ? .luminance : mode
    try canvas.record(.save)
    try concatenate(back)
    try paintContent(of: mask.group)
    try canvas.record(.restore)
    (state, canvas.mode) = (outer, mode)
  }

  // MARK: Images

  func paintImage(_ stream: PDFStream) throws(VectorImageError) {
    let image = PDFImage(stream, in: file, named: spaces)
    if let image { try canvas.count(pixels: image.pixels) }
    guard let image, let bitmap = image.bitmap() else {
      canvas.omit("an image that is damaged or of an unsupported kind")
      return
    }
    if image.isStencil, state.fill.pattern != nil {
      canvas.omit("a pattern painted through a stencil")
    }
    let (state, tint) = (state, image.isStencil ? state.fill.color : nil)
    try masked { () throws(VectorImageError) in
      try self.canvas.saved { () throws(VectorImageError) in
        // Images fill the unit square, their first row at the top.
        try self.canvas.record(.concatenate(CGAffineTransform(1, 0, 0, -1, 0, 1)))
        try self.canvas.image(
          bitmap,
          in: CGRect(x: 0, y: 0, width: 1, height: 1),
          tint: tint,
          opacity: state.fill.opacity,
          blendMode: state.blendMode
        )
      }
    }
  }

  /// Reads an inline image: `BI` entries `ID` bytes `EI`.
  func paintInlineImage(_ scanner: inout PDFScanner) throws(VectorImageError) {
    var entries: [String: PDFObject] = [:]
    while let key = scanner.next(), key.word != "ID" {
      guard let name = key.name, let value = scanner.next() else { return }
      entries[name] = value
    }
    scanner.place += 1
    let start = min(scanner.place, scanner.bytes.endIndex)
    let end = inlineEnd(in: scanner.bytes, from: start)
    scanner.place = min(end + 3, scanner.bytes.endIndex)
    try paintImage(PDFStream(dictionary: entries, bytes: scanner.bytes[start..<end]))
  }

  /// Returns the position of the white space before the `EI` that ends an inline image.
  private func inlineEnd(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var place = start
    while place + 2 < bytes.endIndex {
      let isWord = bytes[place + 1] == UInt8(ascii: "E") && bytes[place + 2] == UInt8(ascii: "I")
      let isLast = place + 3 >= bytes.endIndex || bytes[place + 3].isPDFSpace
      if bytes[place].isPDFSpace, isWord, isLast { return place }
      place += 1
    }
    return bytes.endIndex
  }
}
