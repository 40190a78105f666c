import UIKit

// Screens as apps have them, each of them whole.

/// A text field that groups a card number by fours and keeps its caret.
final class CardNumberField: UITextField, UITextFieldDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    keyboardType = .numberPad
    textContentType = .creditCardNumber
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    delegate = self
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector("paste:") { return false }
    return super.canPerformAction(action, withSender: sender)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let current = (textField.text ?? "") as NSString
    let digits = current.replacingCharacters(in: range, with: string).filter { $0.isNumber }
    guard digits.count <= 16 else { return false }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, index % 4 == 0 { grouped.append(" ") }
      grouped.append(digit)
    }
    textField.text = grouped
    textField.sendActions(for: .editingChanged)
    if let end = textField.position(from: textField.beginningOfDocument, offset: grouped.count) {
      textField.selectedTextRange = textField.textRange(from: end, to: end)
    }
    return false
  }
}

/// A table that is as high as its rows, by watching its content.
final class SelfSizingTable: UITableView {
  private var heightConstraint: NSLayoutConstraint?
  private var observation: NSKeyValueObservation?

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    isScrollEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    let height = heightAnchor.constraint(equalToConstant: 1)
    height.isActive = true
    heightConstraint = height
    observation = observe(\.contentSize, options: [.new]) { [weak self] _, change in
      guard let size = change.newValue else { return }
      self?.heightConstraint?.constant = size.height
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header that shrinks as the table below it scrolls.
final class StretchyHeaderController: UITableViewController {
  let header = UIImageView()
  static let height: CGFloat = 200

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset = UIEdgeInsets(top: Self.height, left: 0, bottom: 0, right: 0)
    tableView.contentOffset = CGPoint(x: 0, y: -Self.height)
    header.backgroundColor = .systemTeal
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    tableView.addSubview(header)
    updateHeader()
  }

  func updateHeader() {
    var rect = CGRect(x: 0, y: -Self.height, width: tableView.bounds.width, height: Self.height)
    if tableView.contentOffset.y < -Self.height {
      rect.origin.y = tableView.contentOffset.y
      rect.size.height = -tableView.contentOffset.y
    }
    header.frame = rect
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateHeader()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { updateHeader() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A form whose field is chosen from a wheel.
final class SizeFormController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let sizes = ["Small", "Medium", "Large", "Huge"]
  let field = UITextField()
  let picker = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.text = sizes[0]
    picker.dataSource = self
    picker.delegate = self
    let stack = UIStackView(arrangedSubviews: [field, picker])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 40),
    ])
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { sizes[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    field.text = sizes[row]
  }
}

/// A canvas that strokes what a finger draws.
final class SketchView: UIView {
  private(set) var strokes: [[CGPoint]] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.type == .direct else { return }
    strokes.append([touch.preciseLocation(in: self)])
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !strokes.isEmpty else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      strokes[strokes.count - 1].append(sample.preciseLocation(in: self))
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(4)
    context.setLineCap(.round)
    context.setStrokeColor(UIColor.systemIndigo.cgColor)
    for stroke in strokes where stroke.count > 1 {
      context.beginPath()
      context.addLines(between: stroke)
      context.strokePath()
    }
  }
}

/// An animator that reports where it is.
final class ProgressSheet {
  let animator: UIViewPropertyAnimator
  var states: [Bool] = []
  private var token: NSKeyValueObservation?

  init(moving view: UIView) {
    animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) { view.center.y += 100 }
    token = animator.observe(\.isRunning) { [weak self] animator, _ in
      self?.states.append(animator.isRunning)
    }
  }
}
