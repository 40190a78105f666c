import Foundation
import HeadlessUIKit

extension UIScrollView {
  static func over(_ size: [Double], _ pages: Bool) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: size[0], height: size[1])
    view.isPagingEnabled = pages
    return view
  }
}

extension UIStackView {
  static func along(
    _ axis: NSLayoutConstraint.Axis,
    _ arrangement: ViewPlan.Arrangement
  ) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    stack.spacing = arrangement.spacing
    stack.alignment = arrangement.alignment
    stack.distribution = arrangement.distribution
    return stack
  }
}

extension UISwitch {
  static func standing(_ isOn: Bool) -> UISwitch {
    let view = UISwitch()
    view.isOn = isOn
    return view
  }
}

extension UISlider {
  static func standing(_ share: Double) -> UISlider {
    let slider = UISlider()
    slider.value = Float(share)
    return slider
  }
}

extension UIProgressView {
  static func standing(_ share: Double) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = Float(share)
    return view
  }
}

extension UISegmentedControl {
  static func of(_ titles: [String], _ selected: Int) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    if selected < titles.count { control.selectedSegmentIndex = selected }
    return control
  }
}

extension UITextField {
  static func asking(_ placeholder: String, _ text: String?, isSecure: Bool) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.text = text
    field.isSecureTextEntry = isSecure
    return field
  }
}

extension UISearchBar {
  static func asking(_ placeholder: String, _ text: String?, cancels: Bool) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.placeholder = placeholder
    bar.text = text
    bar.showsCancelButton = cancels
    return bar
  }
}

extension UIToolbar {
  static func of(_ items: [ViewPlan.ToolbarItem], _ cast: Cast) -> UIToolbar {
    let bar = UIToolbar()
    bar.items = items.map { item in
      if item.isSpace { return UIBarButtonItem(systemItem: .flexibleSpace) }
      if let image = cast.picture(item.image) {
        return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
      }
      return UIBarButtonItem(
        title: item.title.map(cast.say),
        style: .plain,
        target: nil,
        action: nil
      )
    }
    return bar
  }
}
