/// Neighbouring characters of one face, span, script and level, shaped.
struct ShapedRun {
  let range: Range<Int>
  var level: UInt8
  let span: Int
  let face: Face
  /// Points per font unit.
  let scale: Double
  /// In visual order.
  var glyphs: [ShapedGlyph]
  /// A tab has no glyphs; how wide it is depends on where it stands.
  let isTab: Bool
  /// Stands here alone, without glyphs.
  let object: TextObject?
  /// Of a tab or an object.
  var blankWidth = 0.0

  /// In points.
  var width: Double { glyphs.reduce(blankWidth) { $0 + $1.advance * scale } }
}

extension Paragraph {
  /// The runs of a range in the order of the text.
  func runs(in range: Range<Int>) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound && belongs(end, with: start) { end += 1 }
      runs.append(run(in: start..<end))
      start = end
    }
    return runs
  }

  private func belongs(_ index: Int, with start: Int) -> Bool {
    text.spans[index] == text.spans[start] && analysis.levels[index] == analysis.levels[start]
      && analysis.scripts[index] == analysis.scripts[start] && faces[index] == faces[start]
      && !standsAlone(index) && !standsAlone(start)
  }

  private func standsAlone(_ index: Int) -> Bool { isTab(index) || object(at: index) != nil }

  private func run(in range: Range<Int>) -> ShapedRun {
    let start = range.lowerBound
    let face = faces[start]
    let span = text.spans[start]
    let attributes = fonts.attributes[span]
    var run = ShapedRun(
      range: range,
      level: analysis.levels[start],
      span: span,
      face: face,
      scale: attributes.font.size / face.unitsPerEm,
      glyphs: [],
      isTab: isTab(start),
      object: object(at: start)
    )
    if let object = run.object { run.blankWidth = object.width + (attributes.kern ?? 0) }
    guard !run.isTab, run.object == nil else { return run }
    run.glyphs = face.shape(
      ShapingRequest(
        scalars: inputs,
        range: range,
        script: analysis.scripts[start],
        isRightToLeft: run.level % 2 == 1,
        features: fonts.features(of: span)
      )
    )
    if let kern = attributes.kern, kern != 0, run.scale > 0 {
      run.space(by: kern / run.scale)
    }
    return run
  }
}

extension ShapedRun {
  /// Adds space after every character that has a width.
  fileprivate mutating func space(by units: Double) {
    for index in glyphs.indices where isLastOfCluster(index) && hasWidth(upTo: index) {
      glyphs[index].advance += units
    }
  }

  private func isLastOfCluster(_ index: Int) -> Bool {
    index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
  }

  private func hasWidth(upTo index: Int) -> Bool {
    glyphs[...index].reversed().prefix { $0.cluster == glyphs[index].cluster }
      .contains { $0.advance != 0 }
  }
}
