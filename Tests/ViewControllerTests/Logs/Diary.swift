import Foundation
import Geometry
import Scene

@testable import HeadlessUIKit

/// What several controllers hear, in one list, each line with its milliseconds.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  private var start: TimeInterval = 0
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  func write(_ line: String) {
    lines.append("\(Int(((stage.now - start) * 1000).rounded())) \(line)")
  }

  /// What was heard since the last time; the clock starts again.
  func take() -> [String] {
    defer { (lines, start) = ([], stage.now) }
    return lines
  }

  func callAsFunction(_ line: String) -> () -> Void {
    { self.write(line) }
  }
}

/// Writes down everything that it hears, as apps print it.
class Diary: UIViewController {
  let letter: String
  let log: Log
  /// Layout is heard often; most logs leave it out.
  var hearsLayout = false
  var deeds: [String: () -> Void] = [:]

  init(_ letter: String, _ log: Log) {
    (self.letter, self.log) = (letter, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func hear(_ call: String) {
    log.write("\(letter).\(call)")
    deeds.removeValue(forKey: String(call.prefix { $0 != "(" }))?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hear("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear("willAppear(\(animated ? "t" : "f"))")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear("didAppear(\(animated ? "t" : "f"))")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear("willDisappear(\(animated ? "t" : "f"))")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear("didDisappear(\(animated ? "t" : "f"))")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    hear("willMove(\((parent as? Diary)?.letter ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    hear("didMove(\((parent as? Diary)?.letter ?? "nil"))")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if hearsLayout { hear("willLayout") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if hearsLayout { hear("didLayout") }
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    hear("willTransition(\(Int(size.width))×\(Int(size.height)))")
    coordinator.animate(alongsideTransition: { [self] _ in hear("alongside") }) { [self] _ in
      hear("completion")
    }
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    hear("willTransition(\(newCollection.classes))")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.classes ?? "nil"
    hear("traitsDidChange(\(old)→\(traitCollection.classes))")
  }
}

extension UITraitCollection {
  /// Size classes as the guides write them: `wC hR`.
  var classes: String {
    func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      sizeClass == .compact ? "C" : sizeClass == .regular ? "R" : "?"
    }
    return "w\(letter(horizontalSizeClass)) h\(letter(verticalSizeClass))"
  }
}
