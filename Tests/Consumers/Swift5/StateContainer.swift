import UIKit

// A container that cross-fades between its states, as many apps have for loading and errors.

class StateContainerController: UIViewController {
  enum State {
    case loading
    case content(UIViewController)
    case failure(String)
  }

  private(set) var shown: UIViewController?
  private var isTransitioning = false
  private var pending: State?
  var events: [String] = []

  var state: State = .loading {
    didSet { if isViewLoaded { apply(state, animated: view.window != nil) } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    apply(state, animated: false)
  }

  private func controller(for state: State) -> UIViewController {
    switch state {
    case .loading:
      let controller = LoggedChild(name: "loading")
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(spinner)
      NSLayoutConstraint.activate([
        spinner.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
        spinner.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
      ])
      controller.host = self
      return controller
    case .content(let controller):
      return controller
    case .failure(let text):
      let controller = LoggedChild(name: "failure")
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      label.text = text
      controller.view.addSubview(label)
      controller.host = self
      return controller
    }
  }

  private func apply(_ state: State, animated: Bool) {
    guard !isTransitioning else {
      pending = state
      return
    }
    let next = controller(for: state)
    guard let current = shown else {
      addChild(next)
      next.view.frame = view.bounds
      view.addSubview(next.view)
      next.didMove(toParent: self)
      shown = next
      return
    }
    current.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isTransitioning = true
    transition(
      from: current,
      to: next,
      duration: animated ? 0.3 : 0,
      options: [.transitionCrossDissolve, .curveEaseOut],
      animations: nil
    ) { finished in
      current.removeFromParent()
      next.didMove(toParent: self)
      self.shown = next
      self.isTransitioning = false
      if let pending = self.pending {
        self.pending = nil
        self.apply(pending, animated: animated)
      }
    }
  }
}

class LoggedChild: UIViewController {
  let name: String
  weak var host: StateContainerController?

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func note(_ what: String) { host?.events.append("\(name) \(what)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear \(animated)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear \(animated)")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear \(animated)")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear \(animated)")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove nil" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove nil" : "didMove")
  }
}
