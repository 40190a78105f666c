// Typed as the guides print it.
// swift-format-ignore-file

import UIKit

class LoadingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()

    let spinner = UIActivityIndicatorView(style: .gray)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    spinner.startAnimating()
    view.addSubview(spinner)

    // Center our spinner both horizontally & vertically
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor)
    ])
  }
}

struct Content {
  let color: UIColor
}

class ContentLoader {
  func load(_ completion: @escaping (Content) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      completion(Content(color: .green))
    }
  }
}

class ContentViewController: UIViewController {
  private let loader = ContentLoader()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  func loadContent() {
    let loadingVC = LoadingViewController()
    add(loadingVC)

    loader.load { [weak self] content in
      loadingVC.remove()
      self?.render(content)
    }
  }

  func render(_ content: Content) {
    view.backgroundColor = content.color
  }
}
