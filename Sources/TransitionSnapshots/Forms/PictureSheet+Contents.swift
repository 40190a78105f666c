extension PictureSheet {
  /// The pictures of a golden with their times, to be looked at.
  package static func contents(
    of golden: [UInt8],
    isAnimation: Bool
  ) throws(GoldenFault) -> PictureSheet {
    // A picture that says nothing of frames may have any form.
    _ = try SheetDescription(in: golden)
    return try decode(golden, as: isAnimation ? .animation : .single).sheet
  }
}
