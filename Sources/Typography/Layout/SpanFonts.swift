/// The attributes of a text's spans with the faces that draw them first.
struct SpanFonts {
  let attributes: [TextAttributes]
  let source: FontSource
  let faces: [Face]
  /// In points, per span.
  let metrics: [FontMetrics]

  init(_ spans: [StyledText.Span], source: FontSource) throws(TypographyError) {
    self.source = source
    attributes = spans.map(\.attributes)
    var faces: [Face] = []
    for span in spans {
      faces.append(try FaceStore.shared.face(for: span.attributes.font, in: source))
    }
    self.faces = faces
    metrics = zip(faces, attributes).map { face, attributes in attributes.font.metrics(of: face) }
  }

  func features(of span: Int) -> ShapingFeatures {
    let attributes = attributes[span]
    var features: ShapingFeatures = []
    if attributes.font.hasMonospacedDigits { features.insert(.monospacedDigits) }
    switch attributes.kern {
    case .none: break
    case .some(0): features.insert(.withoutKerning)
    case .some: features.insert(.withoutLigatures)
    }
    return features
  }
}
