import UIKit

/// Pages that are swiped through, with dots below.
class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private let titles = ["Welcome", "Discover", "Begin"]
  private let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange]

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    for (index, title) in titles.enumerated() {
      let page = UIView()
      page.backgroundColor = colors[index]
      page.tag = 100 + index
      let label = UILabel()
      label.text = title
      label.font = .boldSystemFont(ofSize: 32)
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(label)
      label.centerXAnchor.constraint(equalTo: page.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: -40).isActive = true
      scrollView.addSubview(page)
    }
    pageControl.numberOfPages = titles.count
    pageControl.currentPage = 0
    pageControl.addTarget(
      self,
      action: Selector("page", OnboardingViewController.pageChanged(_:)),
      for: .valueChanged
    )
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(width: size.width * CGFloat(titles.count), height: size.height)
    for index in titles.indices {
      scrollView.viewWithTag(100 + index)?.frame = CGRect(
        x: CGFloat(index) * size.width,
        y: 0,
        width: size.width,
        height: size.height
      )
    }
    pageControl.sizeToFit()
    pageControl.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 60)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
  }

  func pageChanged(_ sender: UIPageControl) {
    let x = CGFloat(sender.currentPage) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  var offset: CGPoint { scrollView.contentOffset }
}
