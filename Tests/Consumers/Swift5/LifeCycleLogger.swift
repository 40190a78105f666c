import UIKit

/// Prints its life cycle, as many sample apps do.
class LoggingViewController: UIViewController {
  static var lines: [String] = []
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func log(_ event: String = #function, _ animated: Bool? = nil) {
    let call = event.split(separator: "(").first.map(String.init) ?? event
    LoggingViewController.lines.append(
      "\(name) \(call)" + (animated.map { $0 ? " animated" : "" } ?? "")
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log(#function, animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log(#function, animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log(#function, animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log(#function, animated)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log(parent == nil ? "willMoveToNil" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log(parent == nil ? "didMoveToNil" : "didMove")
  }

  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
