internal import Foundation
public import HeadlessUIKit

/// A property of a screen at rest that can be checked without a golden.
public struct ScreenCheck: Sendable {
  public let name: String
  let complaints: @MainActor @Sendable (Stage) -> [String]

  /// A custom check; each complaint is one sentence.
  public init(_ name: String, complaints: @escaping @MainActor @Sendable (Stage) -> [String]) {
    self.name = name
    self.complaints = complaints
  }
}

/// The complaints of the checks about what a stage shows; empty if there are none.
@MainActor
public func complaints(about stage: Stage, _ checks: ScreenCheck...) -> [TransitionComplaint] {
  checks.flatMap { check in
    check.complaints(stage).map { TransitionComplaint(check: check.name, sentence: $0) }
  }
}

extension ScreenCheck {
  /// Every control is at least 44 points wide and high, as Apple's guidelines ask for.
  public static let touchTargets = touchTargets(atLeast: 44)

  public static func touchTargets(atLeast least: Double) -> ScreenCheck {
    ScreenCheck("touch targets") { stage in
      stage.seenViews.compactMap { view in
        guard let control = view as? UIControl, control.isEnabled,
          control.isUserInteractionEnabled, !(control is UISwitch)
        else { return nil }
        let size = control.bounds.size
        guard size.width < least || size.height < least else { return nil }
        let measures = "\(Figures.decimal(size.width)) × \(Figures.decimal(size.height))"
        return
          "\(control.checkName) is \(measures) points; make it \(Figures.decimal(least)) each way"
      }
    }
  }

  /// No label truncates its text.
  public static let textsAreWhole = ScreenCheck("texts are whole") { stage in
    stage.seenViews.compactMap { view in
      guard let label = view as? UILabel, let text = label.text, !text.isEmpty,
        !label.adjustsFontSizeToFitWidth
      else { return nil }
      let room = CGSize(
        width: label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : label.bounds.width,
        height: CGFloat.greatestFiniteMagnitude
      )
      let whole = UILabel()
      (whole.font, whole.text) = (label.font, text)
      let needed = whole.wholeSize(in: room, of: label)
      guard needed.width > label.bounds.width + 0.5 || needed.height > label.bounds.height + 0.5
      else { return nil }
      return "\(label.checkName) cuts \"\(text)\": it needs \(Figures.decimal(needed.width)) × "
        + "\(Figures.decimal(needed.height)) points and has \(Figures.decimal(label.bounds.width)) × "
        + "\(Figures.decimal(label.bounds.height))"
    }
  }

  /// Every element that VoiceOver stops at has a name.
  public static let everythingHasALabel = ScreenCheck("everything has a label") { stage in
    SpokenScreen(stage).elements.filter { $0.name == nil }.map { element in
      let name = (element.object as? UIView)?.checkName ?? "\(type(of: element.object))"
      return "VoiceOver has no name for \(name); give it an accessibilityLabel"
    }
  }
}

extension Stage {
  /// The visible views of the window, from back to front.
  fileprivate var seenViews: [UIView] { window.seenSubviews }
}

extension UIView {
  fileprivate var seenSubviews: [UIView] {
    subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { [$0] + $0.seenSubviews }
  }

  fileprivate var checkName: String {
    let type = TypeNames.of(self)
    return accessibilityIdentifier.map { "\(type) '\($0)'" } ?? type
  }
}

extension UILabel {
  /// The size that holds all lines of the label's text.
  fileprivate func wholeSize(in room: CGSize, of label: UILabel) -> CGSize {
    numberOfLines = label.numberOfLines == 1 ? 1 : 0
    return sizeThatFits(room)
  }
}
