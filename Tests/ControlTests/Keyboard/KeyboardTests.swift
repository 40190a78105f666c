import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct KeyboardTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView()

  init() {
    let root = UIViewController()
    root.view.addSubview(view)
    view.frame = root.view.bounds
    stage.window.rootViewController = root
    stage.advance(by: 0)
  }

  private func field(at y: CGFloat = 100, in parent: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    (parent ?? view).addSubview(field)
    stage.advance(by: 0)
    return field
  }

  @Test(.rule("keyboard.first-responder", .documented))
  func `comes for a field and goes with it`() {
    let field = field()
    stage.tap(at: CGPoint(x: 50, y: 110))
    #expect(stage.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    stage.advance(by: 1)
    #expect(stage.keyboard.window.tray.frame == stage.keyboardFrame)
    field.removeFromSuperview()
    stage.advance(by: 1)
    #expect(stage.keyboardFrame == nil && stage.keyboard.window.isHidden)
    #expect(stage.application.windows == [stage.window])
  }

  /// Asks for the keyboard before its view has a window.
  private final class Form: UIViewController {
    let (field, text) = (UITextField(), UITextView())
    var asked: UIView?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      for input in [field, text] { view.addSubview(input) }
      #expect(asked?.window == nil && asked?.becomeFirstResponder() == false)
    }
  }

  @Test(.rule("keyboard.first-responder", .reported), arguments: [false, true])
  func `an input that asks before it has a window is served when it has one`(isText: Bool) {
    let form = Form()
    form.asked = isText ? form.text : form.field
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.show(stack)
    stack.pushViewController(form, animated: true)
    stage.advance(by: 1)
    #expect(form.asked?.isFirstResponder == true && stage.keyboardFrame != nil)
    #expect(stage.faults.isEmpty)
  }

  @Test(.rule("keyboard.first-responder", .inferred))
  func `an input that no longer asks is not served`() {
    let (late, other) = (UITextField(), field())
    late.becomeFirstResponder()
    late.resignFirstResponder()
    view.addSubview(late)
    stage.advance(by: 1)
    #expect(!late.isFirstResponder && stage.keyboardFrame == nil)
    late.removeFromSuperview()
    late.becomeFirstResponder()
    other.becomeFirstResponder()
    view.addSubview(late)
    stage.advance(by: 1)
    #expect(other.isFirstResponder && !late.isFirstResponder)
  }

  /// It took the keyboard from the field that had become first responder in the same turn.
  @Test(.rule("keyboard.first-responder", .inferred), arguments: [false, true])
  func `an input that has just got its window may be overtaken`(resigns: Bool) {
    let (late, other) = (UITextField(), field())
    late.becomeFirstResponder()
    view.addSubview(late)
    if resigns { late.resignFirstResponder() } else { other.becomeFirstResponder() }
    stage.advance(by: 1)
    #expect(!late.isFirstResponder && other.isFirstResponder != resigns)
  }

  @Test(.rule("keyboard.first-responder", .documented))
  func `an input view stands in the place of keys, an accessory above them`() {
    let field = field()
    let (wheel, bar) = (UIView(), UIView())
    wheel.frame.size.height = 200
    bar.frame.size.height = 44
    (field.inputView, field.inputAccessoryView) = (wheel, bar)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(stage.keyboardFrame?.height == 244)
    #expect(wheel.convert(wheel.bounds, to: nil) == CGRect(x: 0, y: 652, width: 393, height: 200))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 608, width: 393, height: 44))
    field.inputView = nil
    field.reloadInputViews()
    stage.advance(by: 1)
    #expect(wheel.superview == nil && stage.keyboardFrame?.height == 380)
  }

  /// An accessory of another height than its frame's.
  private final class Bar: UIView {
    var content = CGSize(width: 10, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
  }

  struct Accessory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let height: CGFloat
    let prepare: @MainActor @Sendable (UIView) -> Void
  }

  nonisolated private static let accessories = [
    Accessory(testDescription: "its frame", height: 44) { $0.frame.size.height = 44 },
    Accessory(testDescription: "its content, if it is flexible", height: 60) {
      $0.frame.size.height = 44
      $0.autoresizingMask = .flexibleHeight
      ($0 as? Bar)?.content.height = 60
    },
    Accessory(testDescription: "its content, if it has no frame", height: 60) {
      ($0 as? Bar)?.content.height = 60
    },
    Accessory(testDescription: "its content, if its owner lays it out", height: 60) {
      $0.frame.size.height = 44
      $0.translatesAutoresizingMaskIntoConstraints = false
      ($0 as? Bar)?.content.height = 60
    },
    Accessory(testDescription: "its constraints", height: 70) {
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.heightAnchor.constraint(equalToConstant: 70).isActive = true
    },
  ]

  @Test(arguments: accessories)
  func `an accessory has its own height, or that of its layout`(accessory: Accessory) {
    let (field, bar) = (field(), Bar())
    accessory.prepare(bar)
    (field.inputView, field.inputAccessoryView) = (UIView(), bar)
    field.inputView?.frame.size.height = 200
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(stage.keyboardFrame?.height == 200 + accessory.height)
  }

  @Test(.rule("keyboard.first-responder", .documented))
  func `a controller may have an accessory without keys`() {
    let screen = ChatScreen()
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    screen.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(stage.keyboardFrame?.minY == 802)
    screen.input.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(isNear(stage.keyboardFrame?.minY ?? 0, 802 - 336))
    #expect(screen.bar.superview != nil)
  }

  @Test(.rule("keyboard.first-responder", .documented))
  func `a hardware keyboard keeps the keys away`() {
    stage.hasHardwareKeyboard = true
    let field = field()
    field.becomeFirstResponder()
    #expect(stage.keyboardFrame == nil && field.isFirstResponder)
    stage.hasHardwareKeyboard = false
    #expect(stage.keyboardFrame != nil)
  }

  struct Height: Sendable, CustomTestStringConvertible {
    let name: String
    let device: Stage.Device
    let upright: [CGFloat]
    let lying: [CGFloat]
    var testDescription: String { name }
  }

  @Test(
    .rule("keyboard.heights", .reported),
    arguments: [
      Height(name: "SE", device: .iPhoneSE, upright: [216, 260], lying: [162, 200]),
      Height(name: "15", device: .iPhone15, upright: [291, 336], lying: [171, 209]),
      Height(name: "Max", device: .iPhone15ProMax, upright: [301, 346], lying: [171, 209]),
    ]
  )
  func `heights follow the device`(_ row: Height) {
    let size = row.device.size
    for (size, heights) in [
      (size, row.upright), (CGSize(width: size.height, height: size.width), row.lying),
    ] {
      let measures = KeyboardMeasures(row.device, size)
      #expect([false, true].map { measures.height(withStrip: $0) } == heights)
    }
  }

  @Test(.rule("keyboard.heights", .reported))
  func `suggestions stand where words are typed`() {
    let field = field()
    func height() -> CGFloat? {
      field.resignFirstResponder()
      field.becomeFirstResponder()
      return stage.keyboardFrame?.height
    }
    #expect(height() == 336)
    field.autocorrectionType = .no
    #expect(height() == 291)
    field.autocorrectionType = .default
    field.keyboardType = .numberPad
    #expect(height() == 291)
    field.keyboardType = .default
    field.isSecureTextEntry = true
    #expect(height() == 291)
  }

  @Test(.rule("keyboard.heights", .reported))
  func `turning the device gives it another height`() {
    field().becomeFirstResponder()
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 2)
    #expect(stage.keyboardFrame == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
    #expect(stage.keyboard.window.tray.frame == stage.keyboardFrame)
  }

  /// A keyboard that stays as high as it was once stood where the larger window had it.
  @Test(
    arguments: [(600, 1194), (834, 1000), (700, 1000)] as [(CGFloat, CGFloat)]
  )
  func `it stands at the lower edge of a window that was resized`(width: CGFloat, height: CGFloat) {
    let stage = Stage(device: .iPadPro11)
    let (root, field) = (UIViewController(), UITextField())
    field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
    root.view.addSubview(field)
    stage.show(root)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(stage.keyboard.window.tray.frame == CGRect(x: 0, y: 854, width: 834, height: 340))
    stage.resize(to: CGSize(width: width, height: height))
    stage.advance(by: 1)
    #expect(stage.keyboardFrame == CGRect(x: 0, y: height - 340, width: width, height: 340))
    #expect(stage.keyboard.window.tray.frame == stage.keyboardFrame)
  }

  @Test(.rule("keyboard.notifications", .reported))
  func `observers hear of frames, then of showing and hiding`() throws {
    let diary = KeyboardDiary(stage)
    let (one, other) = (field(), field(at: 200))
    one.becomeFirstResponder()
    #expect(diary.names == ["WillChangeFrame", "WillShow"])
    let info = try #require(diary.infos.last)
    let (begin, end) = (info.frame(begin: true), info.frame(begin: false))
    #expect(begin == CGRect(x: 0, y: 852, width: 393, height: 336))
    #expect(end == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    stage.advance(by: 1)
    #expect(diary.take().suffix(2) == ["DidChangeFrame", "DidShow"])
    other.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(diary.take() == [])
    one.keyboardType = .numberPad
    one.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(diary.take() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    one.resignFirstResponder()
    stage.advance(by: 1)
    #expect(diary.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
  }

  /// A keyboard that a finger has pulled begins where the finger leaves it.
  @Test(
    arguments: [(100, 0, 616, 516), (200, 0, 716, 852), (100, 1, 616, 852)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func `observers hear how far it was pulled`(
    pull: CGFloat,
    velocity: CGFloat,
    begin: CGFloat,
    end: CGFloat
  ) throws {
    field().becomeFirstResponder()
    stage.advance(by: 1)
    let diary = KeyboardDiary(stage)
    stage.keyboard.follow(finger: 516 + pull)
    #expect(diary.names.isEmpty)
    stage.keyboard.dragEnded(velocity: velocity)
    let info = try #require(diary.infos.first)
    let frames = [true, false].compactMap { info.frame(begin: $0) }
    #expect(frames == [begin, end].map { CGRect(x: 0, y: $0, width: 393, height: 336) })
  }

  @Test(.evidence(.documented))
  func `without animations it is there at once, and says so in a later turn`() {
    let diary = KeyboardDiary(stage)
    let field = field()
    UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
    #expect(diary.take() == ["WillChangeFrame", "WillShow"])
    let key = UIResponder.keyboardAnimationDurationUserInfoKey
    #expect(diary.infos.last?[key] as? Double == 0)
    #expect(stage.keyboard.window.tray.frame.minY == 516)
    stage.advance(by: 0)
    #expect(diary.take() == ["DidChangeFrame", "DidShow"])
    UIView.performWithoutAnimation { _ = field.resignFirstResponder() }
    #expect(diary.take() == ["WillChangeFrame", "WillHide"] && stage.keyboardFrame == nil)
    stage.advance(by: 0)
    #expect(diary.take() == ["DidChangeFrame", "DidHide"] && stage.keyboard.window.isHidden)
  }

  @Test(.rule("keyboard.editing-order", .reported))
  func `a field begins before the keyboard, a view after it`() {
    let diary = KeyboardDiary(stage)
    let field = field()
    field.addAction(UIAction { _ in diary.names.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in diary.names.append("end") }, for: .editingDidEnd)
    field.becomeFirstResponder()
    #expect(diary.take() == ["begin", "WillChangeFrame", "WillShow"])
    field.resignFirstResponder()
    #expect(diary.take() == ["end", "WillChangeFrame", "WillHide"])
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    view.addSubview(text)
    let listener = TextListener { diary.names.append("begin") }
    text.delegate = listener
    text.becomeFirstResponder()
    #expect(diary.take() == ["WillChangeFrame", "WillShow", "begin"])
  }

  @Test(.rule("keyboard.layout-guide", .documented))
  func `what is tied to the guide moves with the keyboard`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    let field = field()
    #expect(isNear(bar.frame.maxY, 852 - 34))
    field.becomeFirstResponder()
    #expect(isNear(bar.frame.maxY, 516))
    stage.advance(by: 0.1)
    let (shown, keys) = (bar.layer.presentation(), stage.keyboard.window.tray.layer.presentation())
    // Both are on their way, by the same share of it.
    let share = ((shown?.frame.maxY ?? 0) - 516) / (852 - 34 - 516)
    #expect(share > 0.3 && share < 0.7)
    #expect(isNear(share, ((keys?.frame.minY ?? 0) - 516) / 336, within: 0.001))
    stage.advance(by: 1)
    field.resignFirstResponder()
    #expect(isNear(bar.frame.maxY, 852 - 34))
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.advance(by: 1)
    #expect(isNear(bar.frame.maxY, 852))
  }

  @Test(.rule("keyboard.layout-guide", .measured))
  func `the guide's frame is that of the last layout`() {
    let child = UIView()
    view.addSubview(child)
    #expect(child.keyboardLayoutGuide.layoutFrame == .zero)
    child.frame = view.bounds
    #expect(child.keyboardLayoutGuide.layoutFrame == .zero)
    view.layoutIfNeeded()
    #expect(child.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    field().becomeFirstResponder()
    #expect(child.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
  }

  @Test func `the guide is near the bottom and away from other edges`() {
    let guide = view.keyboardLayoutGuide
    func width() -> NSLayoutConstraint { view.widthAnchor.constraint(equalToConstant: 393) }
    let (near, far, away, kept) = (width(), width(), width(), width())
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([far], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([kept], activeWhenAwayFrom: .bottom)
    #expect([near, far, away, kept].map(\.isActive) == [true, false, true, false])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && away.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: .bottom).isEmpty)
  }

  @Test(.rule("keyboard.lists-make-room", .reported))
  func `a table of its controller makes room and shows the field`() throws {
    let screen = FormList(style: .plain)
    stage.window.rootViewController = screen
    stage.advance(by: 0)
    let before = screen.tableView.adjustedContentInset.bottom
    screen.fields[10]?.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(before == 34)
    #expect(screen.tableView.adjustedContentInset.bottom == 336)
    let shown = try #require(screen.fields[10])
    #expect(shown.convert(shown.bounds, to: nil).maxY <= 516)
    shown.resignFirstResponder()
    stage.advance(by: 1)
    #expect(screen.tableView.adjustedContentInset.bottom == 34)
  }

  private func scroller(_ mode: UIScrollView.KeyboardDismissMode) -> UITextField {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.keyboardDismissMode = mode
    view.addSubview(scroll)
    let field = field(in: scroll)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    return field
  }

  @Test(.rule("keyboard.dismiss-mode", .documented))
  func `a drag takes it away`() {
    let field = scroller(.onDrag)
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.2)
    #expect(!field.isFirstResponder && stage.keyboardFrame == nil)
  }

  @Test(.rule("keyboard.dismiss-mode", .documented))
  func `a finger leads it down`() {
    let field = scroller(.interactive)
    let way = [CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 700)]
    stage.drag(along: way, duration: 0.4)
    #expect(!field.isFirstResponder && stage.keyboardFrame == nil)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    let back = [CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 700), CGPoint(x: 100, y: 560)]
    stage.drag(along: back, duration: 0.6)
    stage.advance(by: 1)
    #expect(field.isFirstResponder && stage.keyboardFrame?.minY == 516)
    #expect(stage.keyboard.window.tray.frame.minY == 516)
  }

  @Test(.rule("keyboard.screens", .reported))
  func `who is covered edits again later`() {
    let field = field()
    field.becomeFirstResponder()
    stage.advance(by: 1)
    let sheet = UIViewController()
    stage.window.rootViewController?.present(sheet, animated: true)
    #expect(!field.isFirstResponder && stage.keyboardFrame == nil)
    stage.advance(by: 1)
    sheet.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(field.isFirstResponder && stage.keyboardFrame != nil)
  }

  @Test(.rule("keyboard.screens", .reported))
  func `an alert with a field stands above the keyboard`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.window.rootViewController?.present(alert, animated: true)
    stage.advance(by: 0.05)
    // Once it grew from nothing, in the keyboard's animation.
    #expect(alert.view.layer.presentation()?.bounds.width == 270)
    let field = try #require(alert.textFields?.first?.layer.presentation())
    #expect(field.bounds.size == CGSize(width: 238, height: 30))
    stage.advance(by: 1)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    #expect(abs(alert.view.frame.midY - 516 / 2) <= 1)
    alert.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(stage.keyboardFrame == nil)
  }

  @Test(.rule("keyboard.typing", .documented))
  func `keys that are tapped type`() throws {
    let field = field()
    field.returnKeyType = .go
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    stage.advance(by: 1)
    stage.typeText("\n")
    let keys = try #require(stage.keyboard.window.tray.keys)
    #expect(keys.request.isUpperCase && !keys.request.isReturnEnabled)
    // The key in the middle of the third row: its letter is a capital at first, small later.
    for _ in 0..<2 { stage.tap(at: CGPoint(x: 196, y: 516 + 45 + 137)) }
    #expect(field.text == "Vv")
    stage.typeText("\u{8}o")
    #expect(field.text == "Vo")
  }
}

private final class ChatScreen: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let input = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? {
    if input.superview == nil { bar.addSubview(input) }
    return bar
  }
}

private final class FormList: UITableViewController {
  var fields: [Int: UITextField] = [:]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    cell.contentView.addSubview(field)
    fields[indexPath.row] = field
    return cell
  }
  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }
}

private final class TextListener: NSObject, UITextViewDelegate {
  private let began: () -> Void

  init(_ began: @escaping () -> Void) {
    self.began = began
  }

  func textViewDidBeginEditing(_ textView: UITextView) { began() }
}

/// Writes down what is posted about the keyboard of one stage.
@MainActor
private final class KeyboardDiary: NSObject {
  var names: [String] = []
  var infos: [[AnyHashable: Any]] = []

  init(_ stage: Stage) {
    super.init()
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] {
      NotificationCenter.default.addObserver(
        self,
        selector: Selector("hear", KeyboardDiary.hear),
        name: name,
        object: stage.screen
      )
    }
  }

  func hear(_ notification: Notification) {
    let name = notification.name.rawValue
    names.append(name.dropFirst(10).dropLast(12).description)
    infos.append(notification.userInfo ?? [:])
  }

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

extension [AnyHashable: Any] {
  fileprivate func frame(begin: Bool) -> CGRect? {
    let key =
      begin
      ? UIResponder.keyboardFrameBeginUserInfoKey : UIResponder.keyboardFrameEndUserInfoKey
    return (self[key] as? NSValue)?.cgRectValue
  }
}
