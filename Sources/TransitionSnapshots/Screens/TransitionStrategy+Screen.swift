extension TransitionStrategy {
  /// The last sample alone: a screen at rest.
  public static let picture = TransitionStrategy(name: "picture") { take in
    guard let last = take.samples.last else { return [] }
    let cell = try PictureSheet.Cell(last, of: take)
    let sheet = PictureSheet(.single, cells: [cell], duration: take.duration, fps: take.fps)
    return [Snapshot(fileExtension: "png", content: .pictures(sheet))]
  }
}
