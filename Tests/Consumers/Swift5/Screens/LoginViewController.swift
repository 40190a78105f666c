import UIKit

/// The form that every app has.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let stackView = UIStackView()
  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let errorLabel = UILabel()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var bottom: NSLayoutConstraint!
  private(set) var attempts: [(email: String, password: String)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign In"
    view.backgroundColor = .systemBackground
    setupFields()
    setupLayout()
    NotificationCenter.default.addObserver(
      self,
      selector: Selector("keyboard", LoginViewController.keyboardWillShow),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func setupFields() {
    emailField.placeholder = "Email"
    emailField.borderStyle = .roundedRect
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.textContentType = .username
    emailField.returnKeyType = .next
    emailField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    passwordField.clearButtonMode = .whileEditing
    passwordField.delegate = self
    loginButton.setTitle("Sign In", for: .normal)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.titleLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    loginButton.backgroundColor = .systemBlue
    loginButton.layer.cornerRadius = 8
    loginButton.isEnabled = false
    loginButton.addTarget(
      self,
      action: Selector("login", LoginViewController.login),
      for: .touchUpInside
    )
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    for field in [emailField, passwordField] {
      field.addTarget(
        self,
        action: Selector("changed", LoginViewController.textChanged(_:)),
        for: .editingChanged
      )
    }
  }

  private func setupLayout() {
    stackView.axis = .vertical
    stackView.spacing = 12
    for view in [emailField, passwordField, errorLabel, loginButton] {
      stackView.addArrangedSubview(view)
    }
    stackView.setCustomSpacing(24, after: errorLabel)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
      stackView.topAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.topAnchor,
        constant: 40
      ),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.centerXAnchor.constraint(equalTo: scrollView.frameLayoutGuide.centerXAnchor),
      stackView.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -48
      ),
      emailField.heightAnchor.constraint(equalToConstant: 44),
      passwordField.heightAnchor.constraint(equalTo: emailField.heightAnchor),
      loginButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  func keyboardWillShow(_ notification: Notification) {
    guard
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    bottom.constant = -frame.cgRectValue.height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  func textChanged(_ sender: UITextField) {
    let isComplete = emailField.hasText && passwordField.hasText
    loginButton.isEnabled = isComplete
    loginButton.alpha = isComplete ? 1 : 0.5
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      login()
    }
    return true
  }

  func login() {
    let password = passwordField.text ?? ""
    attempts.append((emailField.text ?? "", password))
    guard password.count < 6 else { return }
    errorLabel.text = "The password is too short. It has six characters at least."
    UIView.animate(withDuration: 0.3) {
      self.errorLabel.isHidden = false
      self.stackView.layoutIfNeeded()
    }
  }
}
