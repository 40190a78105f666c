import Foundation
import Testing

@testable import HeadlessUIKit

/// What a delegate's proxy leaves out reaches the object that it names, whatever the requirement.
@MainActor @Suite struct DelegateForwardTests {
  private let range = NSRange(location: 3, length: 4)

  @Test func allOfATextFieldsRequirementsAreForwarded() {
    let target = FieldTarget()
    let delegate: any UITextFieldDelegate = FieldProxy(target)
    let field = UITextField()
    #expect(!delegate.textFieldShouldBeginEditing(field))
    delegate.textFieldDidBeginEditing(field)
    #expect(!delegate.textFieldShouldEndEditing(field))
    delegate.textFieldDidEndEditing(field)
    delegate.textFieldDidEndEditing(field, reason: .cancelled)
    #expect(!delegate.textField(field, shouldChangeCharactersIn: range, replacementString: "x"))
    delegate.textFieldDidChangeSelection(field)
    #expect(!delegate.textFieldShouldClear(field))
    #expect(!delegate.textFieldShouldReturn(field))
    #expect(
      target.log == [
        "shouldBegin", "didBegin", "shouldEnd", "didEnd", "didEnd 1", "change 3 x", "selection",
        "clear", "return",
      ]
    )
  }

  @Test func aTextFieldsDelegateThatSaysNothingAllowsEverything() {
    let delegate: any UITextFieldDelegate = SilentDelegate()
    let field = UITextField()
    let answers = [
      delegate.textFieldShouldBeginEditing(field), delegate.textFieldShouldEndEditing(field),
      delegate.textField(field, shouldChangeCharactersIn: range, replacementString: "x"),
      delegate.textFieldShouldClear(field), delegate.textFieldShouldReturn(field),
    ]
    #expect(answers == [true, true, true, true, true])
  }

  @Test func allOfAScrollViewsRequirementsAreForwarded() {
    let target = ScrollTarget()
    let delegate: any UIScrollViewDelegate = ScrollProxy(target)
    let view = UIScrollView()
    var end = CGPoint.zero
    delegate.scrollViewDidScroll(view)
    delegate.scrollViewWillBeginDragging(view)
    delegate.scrollViewWillEndDragging(
      view,
      withVelocity: CGPoint(x: 1, y: 2),
      targetContentOffset: &end
    )
    delegate.scrollViewDidEndDragging(view, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating(view)
    delegate.scrollViewDidEndDecelerating(view)
    delegate.scrollViewDidEndScrollingAnimation(view)
    #expect(!delegate.scrollViewShouldScrollToTop(view))
    delegate.scrollViewDidScrollToTop(view)
    delegate.scrollViewDidChangeAdjustedContentInset(view)
    #expect(delegate.viewForZooming(in: view) === target.zoomed)
    delegate.scrollViewDidZoom(view)
    delegate.scrollViewWillBeginZooming(view, with: target.zoomed)
    delegate.scrollViewDidEndZooming(view, with: target.zoomed, atScale: 3)
    #expect(end == CGPoint(x: 7, y: 7))
    #expect(
      target.log == [
        "scroll", "willBegin", "willEnd 2.0", "didEnd true", "willDecelerate", "didDecelerate",
        "animation", "toTop?", "toTop", "insets", "zoomed", "zoom", "zoomBegins true",
        "zoomEnds 3.0 true",
      ]
    )
  }

  @Test func allOfAGesturesRequirementsAreForwarded() {
    let target = GestureTarget()
    let delegate: any UIGestureRecognizerDelegate = GestureProxy(target)
    let (one, other) = (UIGestureRecognizer(), UIGestureRecognizer())
    let answers = [
      delegate.gestureRecognizerShouldBegin(one),
      delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other),
      delegate.gestureRecognizer(one, shouldRequireFailureOf: other),
      delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other),
      delegate.gestureRecognizer(one, shouldReceive: UITouch()),
      delegate.gestureRecognizer(one, shouldReceive: UIEvent()),
    ]
    #expect(answers == [false, true, true, true, false, false])
    #expect(target.log == ["begin", "together", "failureOf", "failBy", "touch", "event"])
    let silent: any UIGestureRecognizerDelegate = SilentDelegate()
    let defaults = [
      silent.gestureRecognizerShouldBegin(one),
      silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other),
      silent.gestureRecognizer(one, shouldRequireFailureOf: other),
      silent.gestureRecognizer(one, shouldBeRequiredToFailBy: other),
      silent.gestureRecognizer(one, shouldReceive: UITouch()),
      silent.gestureRecognizer(one, shouldReceive: UIEvent()),
    ]
    #expect(defaults == [true, false, false, false, true, true])
  }

  @Test func allOfAPickersRequirementsAreForwarded() {
    let target = PickerTarget()
    let delegate: any UIPickerViewDelegate = PickerProxy(target)
    let view = UIPickerView()
    #expect(delegate.pickerView(view, widthForComponent: 2) == 12)
    #expect(delegate.pickerView(view, rowHeightForComponent: 2) == 22)
    #expect(delegate.pickerView(view, titleForRow: 1, forComponent: 2) == "1 2")
    #expect(delegate.pickerView(view, attributedTitleForRow: 1, forComponent: 2)?.string == "12")
    let row = delegate.pickerView(view, viewForRow: 1, forComponent: 2, reusing: target.row)
    #expect(row === target.row)
    delegate.pickerView(view, didSelectRow: 1, inComponent: 2)
    #expect(target.chosen == [1, 2])
    let silent: any UIPickerViewDelegate = SilentDelegate()
    #expect(silent.pickerView(view, widthForComponent: 2) == -1)
    #expect(silent.pickerView(view, rowHeightForComponent: 2) == -1)
    #expect(silent.pickerView(view, titleForRow: 1, forComponent: 2) == nil)
  }

  @Test func theEditingOfATextViewIsForwarded() {
    let target = TextTarget()
    let delegate: any UITextViewDelegate = TextProxy(target)
    let view = UITextView()
    #expect(!delegate.textViewShouldBeginEditing(view))
    #expect(!delegate.textViewShouldEndEditing(view))
    delegate.textViewDidBeginEditing(view)
    delegate.textViewDidEndEditing(view)
    #expect(!delegate.textView(view, shouldChangeTextIn: range, replacementText: "x"))
    delegate.textViewDidChange(view)
    delegate.textViewDidChangeSelection(view)
    #expect(
      target.log == [
        "shouldBegin", "shouldEnd", "didBegin", "didEnd", "change 3 x", "changed", "selection",
      ]
    )
  }

  @Test func theLinksOfATextViewAreForwarded() throws {
    let target = TextTarget()
    let delegate: any UITextViewDelegate = TextProxy(target)
    let (view, attachment, animator) = (UITextView(), NSTextAttachment(), StillMenuAnimator())
    let url = try #require(URL(string: "https://example.org"))
    let item = UITextItem(.tag("a"), range: range)
    let action = UIAction { _ in }
    #expect(
      !delegate.textView(view, shouldInteractWith: url, in: range, interaction: .preview)
    )
    #expect(!delegate.textView(view, shouldInteractWith: url, in: range))
    #expect(
      !delegate.textView(view, shouldInteractWith: attachment, in: range, interaction: .preview)
    )
    #expect(!delegate.textView(view, shouldInteractWith: attachment, in: range))
    #expect(delegate.textView(view, primaryActionFor: item, defaultAction: action) === action)
    let menu = UIMenu()
    let shown = delegate.textView(view, menuConfigurationFor: item, defaultMenu: menu)
    #expect(shown?.menu === menu)
    delegate.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
    delegate.textView(view, textItemMenuWillEndFor: item, animator: animator)
    #expect(
      target.log == [
        "link 2", "link", "attachment 2", "attachment", "action", "menu", "opens", "closes",
      ]
    )
  }
}

/// Leaves everything to its target.
private class DelegateProxy: NSObject, NSMessageForwarding {
  let target: NSObject

  init(_ target: NSObject) {
    self.target = target
    super.init()
  }

  func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

private final class FieldProxy: DelegateProxy, UITextFieldDelegate {}
private final class ScrollProxy: DelegateProxy, UIScrollViewDelegate {}
private final class GestureProxy: DelegateProxy, UIGestureRecognizerDelegate {}
private final class PickerProxy: DelegateProxy, UIPickerViewDelegate {}
private final class TextProxy: DelegateProxy, UITextViewDelegate {}

/// Implements nothing.
private final class SilentDelegate: NSObject, UITextFieldDelegate, UIGestureRecognizerDelegate,
  UIPickerViewDelegate
{}

private final class FieldTarget: NSObject, UITextFieldDelegate {
  var log: [String] = []

  private func refuse(_ word: String) -> Bool {
    log.append(word)
    return false
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { refuse("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { refuse("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { log.append("didEnd \(reason.rawValue)") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { refuse("change \(range.location) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { refuse("clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { refuse("return") }
}

private final class ScrollTarget: NSObject, UIScrollViewDelegate {
  let zoomed = UIView()
  var log: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEnd \(velocity.y)")
    targetContentOffset.pointee = CGPoint(x: 7, y: 7)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEnd \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.append("toTop?")
    return false
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("toTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("insets") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    log.append("zoomed")
    return zoomed
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("zoomBegins \(view === zoomed)")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { log.append("zoomEnds \(scale) \(view === zoomed)") }
}

private final class GestureTarget: NSObject, UIGestureRecognizerDelegate {
  var log: [String] = []

  /// The opposite of UIKit's default.
  private func answer(_ word: String, _ answer: Bool) -> Bool {
    log.append(word)
    return answer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer("begin", false)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer("together", true) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer("failureOf", true) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer("failBy", true) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { answer("touch", false) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { answer("event", false) }
}

private final class PickerTarget: NSObject, UIPickerViewDelegate {
  let row = UIView()
  var chosen: [Int] = []

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    CGFloat(10 + component)
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    CGFloat(20 + component)
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "\(row) \(component)" }
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { NSAttributedString(string: "\(row)\(component)") }
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen = [row, component]
  }
}

private final class TextTarget: NSObject, UITextViewDelegate {
  var log: [String] = []

  private func refuse(_ word: String) -> Bool {
    log.append(word)
    return false
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { refuse("shouldBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { refuse("shouldEnd") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { refuse("change \(range.location) \(text)") }
  func textViewDidChange(_ textView: UITextView) { log.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    log.append("action")
    return defaultAction
  }
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    log.append("menu")
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
  func textView(
    _ textView: UITextView,
    textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { log.append("opens") }
  func textView(
    _ textView: UITextView,
    textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { log.append("closes") }
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { refuse("link \(interaction.rawValue)") }
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool { refuse("link") }
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { refuse("attachment \(interaction.rawValue)") }
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { refuse("attachment") }
}

@MainActor
private final class StillMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
