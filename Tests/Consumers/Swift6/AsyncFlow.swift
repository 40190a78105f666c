import UIKit

/// A flow that awaits its screens, as apps in Swift 6 mode write them.
@MainActor
protocol FlowStep: AnyObject {
  associatedtype Output: Sendable
  var screen: UIViewController { get }
  func result() async -> Output
}

@MainActor
final class NameStep: FlowStep {
  private let controller = NameViewController()
  var screen: UIViewController { controller }

  func result() async -> String {
    await withCheckedContinuation { continuation in
      controller.onDone = { name in continuation.resume(returning: name) }
    }
  }
}

final class NameViewController: UIViewController {
  var onDone: (@MainActor (String) -> Void)?
  private(set) var transitions: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.onDone?("Ada") }
    )
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 160),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { [weak self] context in
      self?.transitions.append("along \(context.isAnimated)")
    } completion: { [weak self] context in
      self?.transitions.append("done \(context.isCancelled)")
    }
  }
}

extension UIViewController {
  /// Presents, and returns when the transition is over.
  func show(_ controller: UIViewController, animated: Bool = true) async {
    await withCheckedContinuation { continuation in
      present(controller, animated: animated) { continuation.resume() }
    }
  }

  func hide(animated: Bool = true) async {
    await withCheckedContinuation { continuation in
      dismiss(animated: animated) { continuation.resume() }
    }
  }
}

@MainActor
final class SignUpFlow {
  private let host: UIViewController
  private(set) var steps: [String] = []

  init(on host: UIViewController) {
    self.host = host
  }

  func run() async -> String {
    let step = NameStep()
    async let name = step.result()
    await host.show(step.screen)
    steps.append("shown")
    let answer = await name
    await host.hide()
    steps.append("hidden")
    return answer
  }
}
