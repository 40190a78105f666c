import UIKit

// Coordinators: flows in navigation controllers that are presented and swiped away.

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func store(_ coordinator: Coordinator) { childCoordinators.append(coordinator) }
  func free(_ coordinator: Coordinator) {
    childCoordinators = childCoordinators.filter { $0 !== coordinator }
  }
}

class BaseCoordinator: NSObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  var isCompleted: (() -> Void)?
  func start() { fatalError("Children should implement `start`.") }
}

final class MainFlowCoordinator: BaseCoordinator {
  let window: UIWindow
  let navigationController = UINavigationController()
  var log: [String] = []

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  override func start() {
    let home = FlowScreen(title: "Home")
    home.onNext = { [weak self] in self?.startLogin() }
    navigationController.pushViewController(home, animated: false)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func startLogin() {
    let login = LoginFlowCoordinator(presenter: navigationController)
    store(login)
    login.isCompleted = { [weak self, weak login] in
      guard let login = login else { return }
      self?.log.append("login done")
      self?.free(login)
    }
    login.start()
  }
}

final class LoginFlowCoordinator: BaseCoordinator {
  private let presenter: UIViewController
  let navigationController = UINavigationController()

  init(presenter: UIViewController) {
    self.presenter = presenter
    super.init()
  }

  override func start() {
    let name = FlowScreen(title: "Name")
    name.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      style: .plain,
      target: self,
      action: Selector("cancel", LoginFlowCoordinator.cancel)
    )
    name.onNext = { [weak self] in self?.showPassword() }
    navigationController.viewControllers = [name]
    navigationController.presentationController?.delegate = self
    navigationController.delegate = self
    presenter.present(navigationController, animated: true)
  }

  private func showPassword() {
    let password = FlowScreen(title: "Password")
    password.onNext = { [weak self] in self?.finish() }
    navigationController.pushViewController(password, animated: true)
  }

  func cancel() {
    navigationController.dismiss(animated: true) { [weak self] in self?.isCompleted?() }
  }

  private func finish() {
    presenter.dismiss(animated: true) { self.isCompleted?() }
  }
}

extension LoginFlowCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    isCompleted?()
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    navigationController.viewControllers.count == 1
  }
}

extension LoginFlowCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    print("popped", from.title ?? "")
  }
}

final class FlowScreen: UIViewController {
  var onNext: (() -> Void)?
  static var lifeline: [String] = []

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    FlowScreen.lifeline.append(
      "\(title!) will \(isMovingToParent) \(navigationController?.isBeingPresented ?? false)"
    )
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    FlowScreen.lifeline.append(
      "\(title!) gone \(isMovingFromParent) \(navigationController?.isBeingDismissed ?? false)"
    )
  }
}
