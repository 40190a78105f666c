import Imaging
import Timeline

/// Flags for the timing and sampling of a film.
extension RawArguments {
  func sampler() throws(UsageError) -> FrameSampler {
    let expected = "a frame rate such as 24, 59.94 or 30000/1001, at most 1000"
    let rate = try value("fps", expected: expected) { text in
      Double(text).map { FrameRate(written: $0) } ?? FrameRate(fraction: text)
    }
    let last = try choice("last", FrameSampler.Last.self)
    return FrameSampler(fps: rate ?? 60, last: last ?? .closed, shutter: try shutter())
  }

  /// A name, a CSS keyword, `w1` for the reference work's, or four control points.
  func curve() throws(UsageError) -> Curve? {
    let names = CurveName.allCases.map(\.rawValue).joined(separator: ", ")
    return try value(
      "curve",
      expected: "a curve: \(names), w1, or four numbers x1,y1,x2,y2 with x in 0…1"
    ) {
      if $0 == "w1" { return .easeInEaseOut }
      return CurveName(rawValue: $0)?.curve ?? Curve(css: $0) ?? Self.bezier($0)
    }
  }

  private static func bezier(_ text: String) -> Curve? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite),
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// `180`, or `180,16` for angle and samples; the exposure is centred on the frame's instant.
  func shutter() throws(UsageError) -> Shutter? {
    try value(
      "shutter",
      expected: "a shutter such as 180 or 180,16: up to 720 degrees, 2 to 256 samples"
    ) {
      let numbers = $0.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count <= 2, let angle = numbers.first ?? nil, (0...720).contains(angle) else {
        return nil
      }
      guard numbers.count == 2 else { return Shutter(angle: angle, phase: -angle / 2) }
      guard let samples = numbers[1].flatMap({ Int(exactly: $0) }), (2...256).contains(samples)
      else { return nil }
      return Shutter(angle: angle, phase: -angle / 2, samples: samples)
    }
  }

  /// `count=3,softness=0.2`.
  func parameters(_ flag: String) throws(UsageError) -> [String: Double]? {
    try value(flag, expected: "numbers by name, such as count=3,softness=0.2") { text in
      var numbers: [String: Double] = [:]
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty, let number = Double(sides[1]),
          number.isFinite, numbers.updateValue(number, forKey: String(sides[0])) == nil
        else { return nil }
      }
      return numbers
    }
  }

  func instant(_ flag: String) throws(UsageError) -> Instant? {
    try seconds(flag).map { Instant(seconds: $0) }
  }

  func compressionSetting() throws(UsageError) -> PNG.Setting {
    enum Word: String, CaseIterable { case fast, small }
    return try choice("compression", Word.self) == .small ? .small : .fast
  }
}

extension FrameRate {
  /// `30000/1001`.
  init?(fraction: String) {
    let parts = fraction.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let frames = parts[0], let seconds = parts[1],
      (1...1_000_000).contains(frames), (1...1_000_000).contains(seconds),
      frames <= 1000 * seconds
    else { return nil }
    self.init(frames, per: seconds)
  }

  /// The rate that a decimal denotes: 59.94 is 60000/1001.
  init?(written number: Double) {
    guard number > 0, number <= 1000 else { return nil }
    let broadcast: [Double: FrameRate] = [23.976: .film, 29.97: .ntsc, 59.94: .doubleNTSC]
    if let known = broadcast[number] {
      self = known
    } else {
      let thousandths = (number * 1000).rounded()
      guard abs(thousandths - number * 1000) < 1e-9 else { return nil }
      self = FrameRate(Int(thousandths), per: 1000)
    }
  }
}
