extension PictureSheet {
  /// The pictures of a golden with their times, for viewing.
  package static func contents(
    of golden: [UInt8],
    isAnimation: Bool
  ) throws(GoldenFault) -> PictureSheet {
    // A picture without frame information may have any format.
    _ = try SheetDescription(in: golden)
    return try decode(golden, as: isAnimation ? .animation : .single).sheet
  }
}
