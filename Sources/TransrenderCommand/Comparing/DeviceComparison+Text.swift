import Scene

/// Describes the result of a comparison in lines of text.
extension DeviceComparison {
  func lines(_ recording: DeviceRecording) -> [String] {
    let lags = "begins \(Self.milliseconds(delay)) ms after the call"
    let head =
      "\(recording.name.visibleOnOneLine) on \(recording.device.visibleOnOneLine), "
      + "\(recording.system.visibleOnOneLine): \(recording.times.count) samples, \(lags)"
    return [head] + section("callbacks", calls.map(line)) + section("motion", [motion])
      + section("curves", curves.filter(\.isMoving).map(line))
      + section("geometry", geometry) + section("rules", recording.asks.map(line))
  }

  private func section(_ name: String, _ lines: [String?]) -> [String] {
    let there = lines.compactMap(\.self)
    return there.isEmpty ? [] : [name] + there.map { "  " + $0 }
  }

  private func line(_ call: Call) -> String {
    let line = "\(call.name.visibleOnOneLine)  t=\(Self.milliseconds(call.time))"
    return switch call.side {
    case .both: "= \(line)"
    case .device: "- \(line)  only on the device"
    case .here: "+ \(line)  only here"
    }
  }

  private var motion: String? {
    guard ends.device != nil || ends.here != nil else { return nil }
    let words = { (end: Double?) in end.map { "\(Self.milliseconds($0)) ms" } ?? "no motion" }
    let sign = agrees(about: .duration) == true ? "=" : "≠"
    return "\(sign) ends after \(words(ends.device)) on the device, \(words(ends.here)) here"
  }

  private func line(_ curve: Curve) -> String {
    let name = "\(curve.layer.visibleOnOneLine)  \(curve.property.name)"
    let way = "over \(Self.decimal(curve.travel))"
    guard !curve.agrees else { return "= \(name)  within \(Self.decimal(curve.gap)) \(way)" }
    return "≠ \(name)  differs by \(Self.decimal(curve.gap)) \(way) at "
      + "\(Self.milliseconds(curve.time)) ms"
  }

  /// Differences only, because most layers match.
  private var geometry: [String] {
    let wrong = curves.filter { !$0.standsAlike }
    guard !wrong.isEmpty else { return curves.isEmpty ? [] : ["= \(curves.count) values"] }
    return wrong.map { curve in
      "≠ \(curve.layer.visibleOnOneLine)  \(curve.property.name)  is off by "
        + "\(Self.decimal(curve.ends.start)) at the start, \(Self.decimal(curve.ends.end)) at the end"
    }
  }

  private func line(_ question: DeviceRecording.Question) -> String {
    let name = "\(question.rule.visibleOnOneLine) (\(question.about.rawValue))"
    return switch agrees(about: question.about) {
    case true?: "confirms     \(name)"
    case false?: "contradicts  \(name)"
    case nil: "says nothing about \(name)"
    }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1000).rounded()))"
  }

  private static func decimal(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return Int(exactly: hundredths).map(String.init) ?? "\(hundredths)"
  }
}
