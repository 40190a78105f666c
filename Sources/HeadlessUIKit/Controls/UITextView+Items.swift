import Foundation
import Geometry

// What a tap does to links, attachments and tagged parts, where the text is not edited.
extension UITextView {
  func interact(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let usual = usualAction(for: item)
    switch primaryAction(for: item, usual) {
    case nil: if mayInteract(with: item) { usual.perform(self) }
    // [M] Without an action a tap shows the menu.
    case .some(nil): openMenu(of: item)
    case .some(let action?): action.perform(self)
    }
    return true
  }

  private func item(at point: CGPoint) -> UITextItem? {
    guard !isEditable, isSelectable else { return nil }
    return run(at: point).flatMap { UITextItem($0) }
  }

  /// [D] A long press shows the menu of an item; returns whether there is one.
  func openItemMenu(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    openMenu(of: item)
    return true
  }

  /// [M] Links are opened; tagged parts only have a menu, which is empty at first.
  private func usualAction(for item: UITextItem) -> UIAction {
    UIAction(identifier: UIAction.Identifier("UITextInteractableItemDefaultAction")) {
      [weak self] _ in
      switch item.content {
      case .link(let url): UIApplication.shared.open(url)
      case .textAttachment: break
      case .tag: self?.openMenu(of: item)
      }
    }
  }

  /// Nil if the delegate does not say, and nothing if it wants no action.
  private func primaryAction(for item: UITextItem, _ usual: UIAction) -> UIAction?? {
    guard let delegate = textDelegate else { return nil }
    let ask: () -> UIAction?? = {
      .some(delegate.textView(self, primaryActionFor: item, defaultAction: usual))
    }
    return OptionalRequirement.answer(to: "textView(_:primaryActionFor:defaultAction:)", ask())
  }

  // MARK: Menus

  private func openMenu(of item: UITextItem) {
    guard let menu = menu(of: item), !MenuEntries(menu).all.isEmpty else { return }
    selectedRange = item.range
    var opening = MenuSession.Opening(menu: menu, view: self, sender: self)
    opening.source = places(of: item.range).first
    opening.willOpen = { [weak self] animator in
      guard let self else { return }
      textDelegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
    }
    opening.willEnd = { [weak self] animator in
      guard let self else { return }
      textDelegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
    }
    MenuSession.open(opening)
  }

  private func menu(of item: UITextItem) -> UIMenu? {
    let usual = usualMenu(of: item)
    guard let delegate = textDelegate else { return usual }
    let ask: () -> UITextItem.MenuConfiguration?? = {
      .some(delegate.textView(self, menuConfigurationFor: item, defaultMenu: usual))
    }
    let name = "textView(_:menuConfigurationFor:defaultMenu:)"
    guard let answer = OptionalRequirement.answer(to: name, ask()) else { return usual }
    return answer?.menu
  }

  /// [M] A link's menu has its address as a title; [I] the words of its actions.
  private func usualMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu() }
    return UIMenu(
      title: url.absoluteString,
      identifier: UIMenu.Identifier("UITextItemDefaultMenuIdentifier"),
      children: [
        UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
        UIAction(title: "Copy Link") { _ in UIPasteboard.general.string = url.absoluteString },
        UIAction(title: "Share…") { [weak self] _ in self?.share(url) },
      ]
    )
  }

  private func share(_ url: URL) {
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    nearestController?.present(sheet, animated: true)
  }

  // MARK: Before iOS 17

  private func mayInteract(with item: UITextItem) -> Bool {
    switch item.content {
    case .link(let url): mayInteract(with: url, in: item.range)
    case .textAttachment(let attachment): mayInteract(with: attachment, in: item.range)
    case .tag: true
    }
  }

  private func mayInteract(with url: URL, in range: NSRange) -> Bool {
    guard let delegate = textDelegate else { return true }
    return OptionalRequirement.answer(
      to: Self.requirement,
      delegate.textView(
        self,
        shouldInteractWith: url,
        in: range,
        interaction: .invokeDefaultAction
      )
    ) ?? delegate.textView(self, shouldInteractWith: url, in: range)
  }

  private func mayInteract(with attachment: NSTextAttachment, in range: NSRange) -> Bool {
    guard let delegate = textDelegate else { return true }
    return OptionalRequirement.answer(
      to: Self.requirement,
      delegate.textView(
        self,
        shouldInteractWith: attachment,
        in: range,
        interaction: .invokeDefaultAction
      )
    ) ?? delegate.textView(self, shouldInteractWith: attachment, in: range)
  }

  private static var requirement: String { "textView(_:shouldInteractWith:in:interaction:)" }
}

extension UITextItem {
  fileprivate convenience init?(_ run: UITextView.Run) {
    if let url = Self.url(run.attributes[.link]) {
      self.init(.link(url), range: run.range)
    } else if let attachment = run.attributes[.attachment] as? NSTextAttachment {
      self.init(.textAttachment(attachment), range: run.range)
    } else if let tag = run.attributes[.textItemTag] as? String {
      self.init(.tag(tag), range: run.range)
    } else {
      return nil
    }
  }

  private static func url(_ link: Any?) -> URL? {
    link as? URL ?? (link as? String).flatMap(URL.init)
  }
}
