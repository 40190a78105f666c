public import HeadlessUIKit
internal import Scene

extension TransitionStrategy {
  /// Every callback with its time, and every fault: one a line; the last says when it settled.
  public static let callbackLog = TransitionStrategy(name: "callback log") { take in
    let stamp = Figures.padded("t=\(Figures.decimal((take.duration * 1000).rounded()))", to: 9)
    let text = "\(take.film)\(stamp)settled\n"
    return [Snapshot(fileExtension: "log.txt", content: .text(text))]
  }

  /// The scene as text, one layer a line, as it starts and as it settles.
  public static let hierarchy = hierarchy(at: [.start, .settled])

  public static func hierarchy(at sampling: Sampling) -> TransitionStrategy {
    TransitionStrategy(name: "hierarchy") { take in
      let parts = try take.resolve(sampling).map { sample in
        "\(sample.name), t=\(Figures.milliseconds(sample.time))\n\(sample.scene)"
      }
      return [Snapshot(fileExtension: "tree.txt", content: .text(parts.joined(separator: "\n")))]
    }
  }

  /// Where a view is on the screen in each frame, as CSV: t, x, y, w, h, alpha, transform.
  public static func timingCurve(of view: TrackedView) -> TransitionStrategy {
    TransitionStrategy(
      name: "timing curve",
      capture: { take in
        let points = take.points(of: try view.identify())
        let text = TimingCurve(name: view.name, points: points).csv
        let ending = view.fileName.isEmpty ? "curve.csv" : "\(view.fileName).curve.csv"
        return [Snapshot(fileExtension: ending, content: .text(text))]
      },
      compare: { golden, actual, comparer in
        try SnapshotFinding(
          curveOf: view.name,
          golden: golden,
          actual: actual,
          comparer: comparer
        )
      }
    )
  }
}

/// A view whose geometry on the screen is recorded.
public struct TrackedView: Sendable {
  /// The name in messages, such as `sheet.view`.
  let name: String
  /// Part of the golden's name if several views are followed.
  let fileName: String
  let identify: @MainActor @Sendable () throws(TrackingFault) -> Int

  /// Follows the frame of a view; give names if a test follows several.
  @MainActor public static func frame(_ view: UIView, named name: String? = nil) -> TrackedView {
    let type = TypeNames.of(view)
    let layer = view.layer
    return TrackedView(name: name ?? type, fileName: GoldenName.sanitised(name ?? "")) {
      () throws(TrackingFault) in
      guard let id = layer.nodeID else { throw TrackingFault(name: name ?? type) }
      return id
    }
  }
}

/// A view that should be followed but was never on screen.
public struct TrackingFault: Error, Hashable, Sendable, CustomStringConvertible {
  let name: String

  public var description: String {
    "\(name) was never in the stage's window, so it has no motion to record; add it to the window first"
  }
}
