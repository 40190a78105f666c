import Foundation

/// The tint of an app, and the color that stands for the tint of a view.
enum AccentColor {
  /// [W] The color of the asset catalogue that Xcode adds to every app, the system's blue if that is
  /// empty.
  static let ofApp: UIColor = {
    let name = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String
    let source = ColorSource(ifNamed: name ?? "AccentColor", in: .main)
    return source.map { UIColor(source: $0) } ?? SystemColors.systemBlue
  }()

  static let ofView = UIColor(
    source: .dynamic { traits in
      guard let view = CurrentTraits.view else { return ofApp }
      return MainActor.assumeIsolated {
        // A view whose own tint is this color has the app's.
        CurrentTraits.perform(with: traits) { view.tintColor.resolvedColor(with: traits) }
      }
    }
  )
}
